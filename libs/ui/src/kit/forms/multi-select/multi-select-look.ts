import { styled } from 'styled-components';
import { controlFrame } from '../../../theme/mixins.ts';

/** One frame around the line that opens and what it opens. */
export const Opening = styled.details`
  ${controlFrame}
  padding: 0;

  &[data-disabled] {
    background: var(--color-sunken);
    color: var(--color-text-quiet);
  }

  &[data-invalid] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
`;

export const OpeningLine = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 46px;
  padding: 10px 12px 10px 14px;
  border-radius: calc(var(--radius-control) - 1px);
  outline-offset: 1px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  svg {
    color: var(--color-text-quiet);
    transition: rotate var(--fast);
  }

  details[open] > & svg {
    rotate: 180deg;
  }
`;

export const Panel = styled.div`
  padding: 4px 14px 8px;
  border-top: 1px solid var(--color-edge);
`;

export const SearchLine = styled.input`
  ${controlFrame}
  min-height: 44px;
  margin-block: 8px 4px;
  padding-block: 8px;
`;

export const OptionList = styled.ul`
  max-height: 264px;
  margin-inline: -14px;
  padding-inline: 14px;
  overflow-y: auto;
`;

export const NothingFound = styled.p`
  color: var(--color-text-quiet);
  font-size: var(--text-medium);

  &:not(:empty) {
    padding-block: 10px;
  }
`;
