import { styled } from 'styled-components';
import { Evening, from, Wrap } from '@parlour/ui';

export const Band = styled(Evening)`
  padding-bottom: 96px;

  ${from.desk} {
    padding-bottom: 132px;
  }
`;

export const Claim = styled(Wrap)`
  display: grid;
  gap: 14px;
  justify-items: center;
  padding-block: 44px 32px;
  text-align: center;

  > p:last-child {
    color: var(--color-on-deep-quiet);
    font-size: var(--text-larger);
    text-wrap: balance;
  }

  ${from.desk} {
    padding-block: 80px 44px;

    > h1 {
      max-width: 16ch;
      font-size: clamp(3rem, 5.4vw, 4.75rem);
    }
  }
`;

export const Below = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  justify-items: center;
  padding-bottom: 64px;
`;

/** Four plates that hang over the edge of the evening. */
export const Plates = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  width: 100%;
  margin-top: -96px;

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desk} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 20px;
    margin-top: -116px;
  }
`;

export const Plate = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 2px 16px;
  align-content: start;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  > :first-child {
    grid-row: span 2;
    align-self: start;
  }

  h2 {
    font-weight: 700;
    font-size: var(--text-larger);
    line-height: 1.25;
  }

  p {
    color: var(--color-text-quiet);
    font-size: var(--text-medium);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }

  ${from.phablet} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      margin-bottom: 12px;
    }
  }

  ${from.desk} {
    padding: 28px 24px 32px;
  }
`;

export const Counter = styled.div`
  width: 100%;
  max-width: 560px;
`;
