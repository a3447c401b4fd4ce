import { css } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import type { PackageStyle } from './package-list-look.ts';
import { chosenGround, packageRow } from './package-row-look.ts';

/** Two compact packages beside each other have no room for their words and prices. */
const tightRow = '@container (max-width: 16em)';

/** Room for one column only: narrow phones, or large text on any phone (em counts the text's size). */
const tight = '@container (max-width: 21em)';

const card = css`
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge-control);

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  &:has(:checked) {
    box-shadow:
      inset 0 0 0 2px var(--color-action),
      var(--shadow-raised);
  }
`;

/** Where a narrow package has no room for it beside its words. */
const markAbove = css`
  [data-part='mark'] {
    position: static;
    margin-bottom: 8px;
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

  ${chosenGround}

  ${markAbove}

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

  ${markAbove}

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

  [data-part='mark'] {
    --color-action: var(--color-accent-on-deep);
    --color-edge-control: var(--color-on-deep-quiet);
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
      font-size: min(1.75rem, 10vw);
    }
  }

  [data-part='each'] {
    grid-row: 2;
    grid-column: 2;
    text-align: right;
  }

  ${tight} {
    grid-template-columns: minmax(0, 1fr);

    > [data-part]:not([data-part='mark']) {
      grid-row: auto;
      grid-column: 1;
      justify-items: start;
      text-align: left;
    }
  }
`;

/** The arrangement of one package; only p3 tells a featured one from the others. */
export function packageLook(style: PackageStyle, featured: boolean) {
  return { p0: packageRow, p1: cards, p2: compact, p3: featured ? featuredLarge : featuredSmall }[style];
}
