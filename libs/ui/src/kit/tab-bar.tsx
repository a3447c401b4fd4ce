import { styled } from 'styled-components';
import { from } from '../theme/media.ts';
import { Icon } from './icon.tsx';
import { PlainLink } from './link.tsx';
import type { NavigationItem } from './navigation-item.ts';

const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 20;
  order: 1;
  display: grid;
  grid-auto-columns: minmax(0, auto);
  grid-auto-flow: column;
  padding: 4px 0 max(6px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-edge);
  background: var(--color-surface);

  body:has([data-action-bar]) & {
    display: none;
  }

  ${from.tablet} {
    display: none;
  }
`;

const Tab = styled(PlainLink)`
  position: relative;
  display: grid;
  gap: 3px;
  align-content: start;
  justify-items: center;
  min-height: 50px;
  padding: 7px 1px 5px;
  border-radius: 12px;
  outline-offset: -3px;
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: min(0.6875rem, 4.5vw);
  line-height: 1.3;
  letter-spacing: -0.01em;

  > span:not([data-badge]) {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: center;
    hyphens: auto;
  }

  &[aria-current] {
    color: var(--color-action-text);
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
    position: absolute;
    top: 3px;
    left: min(50% + 3px, 100% - 1.64em);
    min-width: 1.64em;
    height: 1.64em;
    padding: 0 4px;
    box-shadow: 0 0 0 2px var(--color-surface);
    font-size: 1em;
  }
`;

export interface TabBarProps {
  label: string;
  /** Five at most. */
  items: readonly NavigationItem[];
}

/**
 * The main navigation of phones, under the thumb: wherever it stands in a `TabBarRoom`, it is seen at the end, with as much room as it
 * takes. Gone from 768 px, where the top navigation has its place.
 */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Tab key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
          <Icon glyph={item.glyph} size="large" />
          <span>{item.label}</span>
          {item.news}
        </Tab>
      ))}
    </Bar>
  );
}
