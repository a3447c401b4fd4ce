import { styled } from 'styled-components';
import { canHover, from } from '../../theme/media.ts';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from './link.tsx';
import type { NavigationItem } from './navigation-item.ts';

const Places = styled.nav`
  display: none;

  ${from.tablet} {
    display: flex;
    gap: 2px;
    align-self: stretch;
  }
`;

/** Letters so large that a count covers the word: it stands beside the icon. */
const largeLetters = '@media (min-width: 768px) and (max-width: 44em)';

const Place = styled(PlainLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 56px;
  padding: 0 4px;
  outline-offset: -4px;
  color: var(--color-on-deep-quiet);
  font-weight: 600;
  font-size: var(--text-least);
  line-height: 1.2;
  white-space: nowrap;
  transition: color var(--fast);

  ${canHover} {
    &:hover {
      color: var(--color-on-deep);
    }
  }

  &[aria-current],
  &:active {
    color: var(--color-on-deep);
  }

  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 4px 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--color-accent-on-deep);
  }

  [data-badge] {
    position: absolute;
    top: calc(50% - 25px);
    left: calc(50% + 5px);
    box-shadow: 0 0 0 2px var(--color-deep);
  }

  ${largeLetters} {
    display: grid;
    align-content: center;
    justify-items: center;
    padding-block: 6px;

    > svg {
      width: max(20px, 1.25em);
      height: auto;
    }

    > span:not([data-badge]) {
      grid-area: 2 / 1 / auto / -1;
    }

    [data-badge] {
      position: static;
      justify-self: start;
    }

    &:has([data-badge]) {
      grid-template-columns: 1fr 1fr;

      > svg {
        justify-self: end;
      }
    }
  }

  ${from.wide} {
    flex-direction: row;
    gap: 8px;
    padding-inline: 14px;
    font-weight: 550;
    font-size: var(--text-medium);

    &[aria-current]::after {
      inset-inline: 14px;
    }

    [data-badge] {
      position: static;
    }
  }

  @media (forced-colors: active) {
    &[aria-current]::after {
      background: CanvasText;
    }
  }
`;

export interface TopPlacesProps {
  /** Names the navigation: "Main". */
  label: string;
  items: readonly NavigationItem[];
}

/** The places of a `TopNavigation`. Seen from 768 px: icon over word, from 1200 px in a row. */
export function TopPlaces({ label, items }: TopPlacesProps) {
  return (
    <Places aria-label={label}>
      {items.map((item) => (
        <Place key={item.label} href={item.href} aria-current={item.current ? 'page' : undefined}>
          <Icon glyph={item.glyph} />
          <span>{item.label}</span>
          {item.news}
        </Place>
      ))}
    </Places>
  );
}
