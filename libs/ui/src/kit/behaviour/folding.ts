import { css } from 'styled-components';

/** A native `details`: the words of its summary at the start of the line, a chevron at the end that turns as it opens. */
export const folding = css`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &::after {
      content: '';
      flex: none;
      width: 9px;
      height: 9px;
      margin-inline-end: 6px;
      border: solid;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      translate: 0 -2px;
      transition: rotate var(--fast);
    }
  }

  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
`;
