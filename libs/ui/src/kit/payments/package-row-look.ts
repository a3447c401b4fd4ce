import { css } from 'styled-components';

/** A list's line holds credits and price side by side only where a long currency still leaves the words room. */
const tightList = '@container (max-width: 23em)';

/** The ground of the chosen one, on which quiet words and the plate of a discount keep their contrast. */
export const chosenGround = css`
  &:has(:checked) {
    background: var(--color-action-soft);

    s,
    [data-part='quiet'] {
      color: var(--color-text);
    }

    [data-part='price'] > span {
      background: var(--color-surface);
      color: var(--color-success);
    }
  }
`;

/** One package of a list, in a line. */
export const packageRow = css`
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: center;
  padding: max(14px, 0.75rem) 18px;

  & + & {
    border-top: 1px solid var(--color-edge);
  }

  &:first-of-type {
    border-radius: calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px) 0 0;
  }

  &:last-of-type {
    border-radius: 0 0 calc(var(--radius-card) - 1px) calc(var(--radius-card) - 1px);
  }

  ${chosenGround}

  [data-part='mark'] {
    position: static;
    grid-row: 1 / 3;
  }

  [data-part='credits'] {
    display: block;
    grid-row: 1;
    grid-column: 2;

    b {
      font-size: 1.25rem;
    }
  }

  [data-part='messages'] {
    grid-row: 2;
    grid-column: 2;
    margin: 0;
  }

  [data-part='price'] {
    display: flex;
    flex-wrap: wrap;
    grid-row: 1;
    grid-column: 3;
    gap: 0 8px;
    align-items: baseline;
    justify-content: flex-end;
    margin: 0;
  }

  [data-part='each'] {
    grid-row: 2;
    grid-column: 3;
    margin: 0;
    text-align: right;
  }

  ${tightList} {
    grid-template-columns: 24px minmax(0, 1fr);

    [data-part='mark'] {
      grid-row: 1 / 5;
    }

    [data-part='price'] {
      grid-row: 3;
      grid-column: 2;
      justify-content: flex-start;
    }

    [data-part='each'] {
      grid-row: 4;
      grid-column: 2;
      text-align: left;
    }
  }
`;
