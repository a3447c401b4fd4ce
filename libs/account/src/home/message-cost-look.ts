import { styled } from 'styled-components';
import { from, tabular } from '@parlour/ui';

export const CostCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding: 28px 20px;
  margin-bottom: 16px;
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-card);

  h2 + p {
    margin-block: 12px 20px;
    color: var(--color-text-quiet);
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 56px;
    padding: 48px;
    margin-bottom: 24px;
  }

  section:last-child > & {
    margin-bottom: 72px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** What it costs goes below the words where both don't fit. */
export const PriceList = styled.dl`
  margin: 0;
  ${tabular}

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    align-items: center;
    min-height: 64px;
    padding-block: 8px;
    border-top: 1px solid var(--color-edge);
  }

  > div:first-child {
    border-top: 0;
  }

  svg {
    color: var(--color-action-text);
  }

  dt {
    display: grid;
    flex: 1 1 8em;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    line-height: 1.35;
  }

  dd {
    display: grid;
    margin-left: auto;
    line-height: 1.3;
    text-align: end;
  }

  b {
    font-weight: 650;
  }

  span {
    color: var(--color-text-quiet);
    font-size: var(--text-small);
  }
`;
