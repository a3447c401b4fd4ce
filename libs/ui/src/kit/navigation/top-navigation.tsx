import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { from, highWindow, narrowOnly } from '../../theme/media.ts';
import { toTheSides } from '../../theme/mixins.ts';

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
  /** A member's `TopPlaces`. */
  places?: ReactNode;
  /** Before the logo: the back button of an installed app. */
  back?: ReactNode;
  /** Credits, language, account menu, log in: deep buttons. */
  end?: ReactNode;
}

/** The bar on top of every page of the default layout. */
export function TopNavigation({ logo, places, back, end }: TopNavigationProps) {
  return (
    <Header data-top-navigation="">
      <Bar>
        {back}
        {logo}
        {places}
        <End>{end}</End>
      </Bar>
    </Header>
  );
}
