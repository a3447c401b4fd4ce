import { css } from 'styled-components';

/** The four package styles of the spec: p0 list, p1 cards, p2 compact, p3 featured. One markup, four arrangements. */
export type PackageStyle = 'p0' | 'p1' | 'p2' | 'p3';

/** Four compact packages beside each other have no room for their words and prices; nor have two in the second. */
const narrowRow = '@container (max-width: 32em)';
const tightRow = '@container (max-width: 16em)';

export const packageListLooks: Record<PackageStyle, ReturnType<typeof css>> = {
  p0: css`
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--color-edge-control);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  `,
  p1: css`
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: 16px 12px;
  `,
  p2: css`
    --share: 30%;
    display: flex;
    flex-wrap: wrap;
    gap: 16px 8px;

    /* Rows of three, of which a second may have fewer; but four stand in one row or two and two, and never three and one. */
    &:has(> :nth-of-type(4):last-of-type) {
      --share: 22%;

      ${narrowRow} {
        --share: 40%;
      }
    }
  `,
  p3: css`
    display: flex;
    flex-wrap: wrap;
    gap: 20px 10px;
  `,
};

/** Room for one column only: narrow phones, or large text on any phone (em counts the text's size). */
const tight = '@container (max-width: 21em)';

/** A list's line holds credits and price side by side only where a long currency still leaves the words room. */
const tightList = '@container (max-width: 23em)';

const card = css`
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge-control);

  &:has(:checked) {
    box-shadow:
      inset 0 0 0 2px var(--color-action),
      var(--shadow-raised);
  }
`;

const list = css`
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

  &:has(:checked) {
    background: var(--color-action-soft);
  }

  &:has(:checked) s,
  &:has(:checked) [data-part='quiet'] {
    color: var(--color-text);
  }

  [data-part='tick'] {
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

    [data-part='tick'] {
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

const cards = css`
  ${card}
  padding: 18px 16px 16px;
`;

const compact = css`
  ${card}
  flex: 1 1 var(--share);
  justify-items: center;
  padding: 22px 6px 12px;
  border-radius: var(--radius-control);
  text-align: center;

  ${tightRow} {
    min-width: 100%;
  }

  &:has(:checked) {
    background: var(--color-action-soft);
  }

  &:has(:checked) s,
  &:has(:checked) [data-part='quiet'] {
    color: var(--color-text);
  }

  [data-part='tick'],
  [data-part='messages'] {
    display: none;
  }

  [data-part='credits'] {
    font-size: var(--text-tiny);

    b {
      font-size: 1.375rem;
    }
  }

  [data-part='price'] {
    justify-items: center;
    margin-top: 8px;

    b {
      font-size: 1rem;
    }
  }

  [data-part='each'] {
    font-size: var(--text-tiny);
    line-height: 1.25;
  }
`;

const featuredSmall = css`
  ${card}
  flex: 1 1 6rem;
  padding: 20px 12px 14px;

  [data-part='tick'],
  [data-part='messages'] {
    display: none;
  }

  &:has(:checked) [data-part='credits'] b {
    color: var(--color-action-text);
  }

  [data-part='credits'] b {
    font-size: 1.375rem;
  }

  [data-part='price'] {
    margin-top: 10px;

    b {
      font-size: var(--text-large);
    }
  }
`;

const featuredLarge = css`
  --focus-ring: var(--color-focus);
  flex: 0 0 100%;
  order: -1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  padding: 28px 24px 24px;
  border-radius: var(--radius-card);
  background: var(--color-deep);
  box-shadow: inset 0 0 0 1px var(--color-deep-edge);
  color: var(--color-on-deep);

  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--color-accent-on-deep);
  }

  [data-part='quiet'],
  [data-part='price'] s {
    color: var(--color-on-deep-quiet);
  }

  [data-part='credits'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    align-self: end;

    b {
      font-size: 3rem;
    }
  }

  [data-part='price'] {
    grid-row: 1;
    grid-column: 2;
    justify-items: end;
    margin: 0;
    padding-top: 22px;

    b {
      font-size: 1.75rem;
    }
  }

  [data-part='each'] {
    grid-row: 2;
    grid-column: 2;
    text-align: right;
  }

  ${tight} {
    grid-template-columns: minmax(0, 1fr);

    > [data-part]:not([data-part='tick']) {
      grid-row: auto;
      grid-column: 1;
      justify-items: start;
      text-align: left;
    }
  }
`;

/** The arrangement of one package; only p3 tells a featured one from the others. */
export function packageLook(style: PackageStyle, featured: boolean) {
  return { p0: list, p1: cards, p2: compact, p3: featured ? featuredLarge : featuredSmall }[style];
}
