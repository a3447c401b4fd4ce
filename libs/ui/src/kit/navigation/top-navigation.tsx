import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { canHover, from, highWindow, narrowOnly } from '../../theme/media.ts';
import { toTheSides } from '../../theme/mixins.ts';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from './link.tsx';
import type { NavigationItem } from './navigation-item.ts';

const Header = styled.header`
  --focus-ring: var(--color-accent-on-deep);
  position: relative;
  z-index: ${layers.bars};
  ${toTheSides}
  background: var(--color-deep);
  color: var(--color-on-deep);

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    z-index: -1;
    background: var(--brand-line);
  }

  @media ${highWindow} {
    position: sticky;
    top: 0;
  }

  @media (forced-colors: active) {
    border-bottom: 1px solid;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  max-width: 1216px;
  min-height: 56px;
  margin-inline: auto;
  padding-inline: 16px;

  ${from.tablet} {
    min-height: 64px;
    padding-inline: 32px;
  }

  ${from.wide} {
    column-gap: 24px;
  }

  ${narrowOnly} {
    column-gap: 4px;
    padding-inline: 12px;
  }
`;

const Places = styled.nav`
  display: none;

  ${from.tablet} {
    display: flex;
    gap: 2px;
    align-self: stretch;
  }
`;

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

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-left: auto;
  padding-block: 6px;

  ${narrowOnly} {
    gap: 4px;
  }
`;

export interface TopNavigationProps {
  /** The `Logo` in its link. */
  logo: ReactNode;
  /** Names the navigation: "Main". */
  label: string;
  /** Empty for visitors. Seen from 768 px: icon over word, from 1200 px in a row. */
  items: readonly NavigationItem[];
  /** Before the logo: the back button of an installed app. */
  back?: ReactNode;
  /** Credits, language, account menu, log in: deep buttons. */
  end?: ReactNode;
}

/** The bar on top of every page of the default layout. */
export function TopNavigation({ logo, label, items, back, end }: TopNavigationProps) {
  return (
    <Header data-top-navigation="">
      <Bar>
        {back}
        {logo}
        {items.length > 0 && (
          <Places aria-label={label}>
            {items.map((item) => (
              <Place key={item.label} href={item.href} aria-current={item.current ? 'page' : undefined}>
                <Icon glyph={item.glyph} />
                {item.label}
                {item.news}
              </Place>
            ))}
          </Places>
        )}
        <End>{end}</End>
      </Bar>
    </Header>
  );
}
