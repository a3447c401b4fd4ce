import { styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { from, highWindow, lowOnly } from '../../theme/media.ts';
import { toTheSides, visuallyHidden } from '../../theme/mixins.ts';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from './link.tsx';
import type { NavigationItem } from './navigation-item.ts';

const Bar = styled.nav`
  container-type: inline-size;
  z-index: ${layers.bars};
  order: 1;
  display: flex;
  ${toTheSides}
  padding-block: 4px 6px;
  border: 0 solid var(--color-edge);
  border-bottom-width: 1px;
  background: var(--color-surface);

  body:has([data-action-bar]) & {
    display: none;
  }

  /* A window that is low, or low for its letters, has no room for it: there it is the first of the page, and scrolls away. */
  ${lowOnly}, (max-height: 13.99em) {
    order: 0;
  }

  @media ${highWindow} and (min-height: 14em) {
    position: sticky;
    bottom: 0;
    padding-bottom: max(6px, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
  }

  ${from.tablet} {
    display: none;
  }
`;

/**
 * Where five words are too large for one row (the longest, Finnish, take 14em), they are heard and no longer seen; a count stands
 * beside its icon, which it would cover at its shoulder.
 */
const largeWords = '@container (max-width: 15em)';

const Tab = styled(PlainLink)`
  position: relative;
  display: grid;
  flex: 1 1 auto;
  gap: 3px;
  align-content: start;
  justify-items: center;
  min-height: 50px;
  padding: max(7px, 0.55em) 1px 5px;
  border-radius: 12px;
  outline-offset: -3px;
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: 0.6875rem;
  line-height: 1.3;
  letter-spacing: -0.01em;

  &[aria-current] {
    color: var(--color-action-text);
  }

  &:active,
  &[data-pending] {
    background: var(--color-action-soft);
    color: var(--color-on-action-soft);
  }

  &[aria-current] svg {
    fill: color-mix(in srgb, currentColor 16%, transparent);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }

  [data-badge] {
    min-width: 1.64em;
    height: 1.64em;
    padding: 0 4px;
    box-shadow: 0 0 0 2px var(--color-surface);
    font-size: 1em;
    margin-right: auto;
  }

  ${largeWords} {
    flex-basis: 0;
    align-content: center;
    align-items: center;
    padding-block: 5px;

    > svg {
      width: max(24px, 1.5em);
      height: auto;
    }

    &:has([data-badge]) {
      grid-template-columns: 1fr 1fr;

      > svg {
        justify-self: end;
      }
    }
  }
`;

const Label = styled.span`
  grid-column: 1 / -1;
  max-width: 100%;
  overflow-wrap: anywhere;
  text-align: center;
  hyphens: auto;

  ${largeWords} {
    ${visuallyHidden}
  }
`;

/** At the icon's shoulder; where the tab is too narrow for that, as far right as it goes. */
const News = styled.span`
  position: absolute;
  inset: 3px 0 auto calc(50% + 3px);
  display: flex;
  justify-content: flex-end;

  ${largeWords} {
    position: static;
    grid-area: 1 / 2;
    justify-self: start;
  }
`;

export interface TabBarProps {
  label: string;
  /** Five at most. */
  items: readonly NavigationItem[];
}

/**
 * The main navigation of phones, under the thumb. Wherever it stands in a `TabBarRoom`, it is seen at the end. It is
 * one row however large the letters are: words that are too wide for it give way to their icons. In a low window it stands
 * where it is put. Gone from 768 px, where the top navigation has its place.
 */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <Bar aria-label={label} data-lower-bar="">
      {items.map((item) => (
        <Tab
          key={item.label}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          data-pending={item.pending || undefined}
        >
          <Icon glyph={item.glyph} size="large" />
          <Label>{item.label}</Label>
          {item.news && <News>{item.news}</News>}
        </Tab>
      ))}
    </Bar>
  );
}
