import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';
import { PlainLink } from '../navigation/link.tsx';
import type { LinkProps } from '../navigation/link.tsx';
import { guardPress } from './pending.ts';

const looks = {
  plain: css`
    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        background: var(--color-sunken);
      }
    }
  `,
  raised: css`
    background: var(--color-surface);
    box-shadow: var(--shadow-card);
    color: var(--color-text);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        box-shadow: var(--shadow-raised);
      }
    }

    /* Over a picture a ring of one colour may be lost. */
    &&:focus-visible {
      box-shadow: 0 0 0 7px var(--color-surface);
    }
  `,
  edge: css`
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-edge-control);
    color: var(--color-action-text);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        background: var(--color-sunken);
      }
    }
  `,
  deep: css`
    background: var(--color-deep-raised);
    color: var(--color-on-deep);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        box-shadow: inset 0 0 0 1px var(--color-on-deep-quiet);
      }
    }
  `,
};

const sizes = { medium: '44px', large: '52px', huge: '64px' };

export type IconButtonLook = keyof typeof looks;
export type IconButtonSize = keyof typeof sizes;

interface Look {
  /** What it does, in words; nobody sees an icon-only button without one. */
  label: string;
  glyph: Glyph;
  look?: IconButtonLook;
  size?: IconButtonSize;
}

interface TransientLook {
  $look: IconButtonLook;
  $size: IconButtonSize;
}

const round = css<TransientLook>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  border-radius: var(--radius-pill);
  transition:
    background var(--fast),
    box-shadow var(--fast),
    scale var(--fast);
  ${({ $look }) => looks[$look]}

  &[aria-pressed='true'] {
    background: var(--color-action);
    box-shadow: none;
    color: var(--color-on-action);

    svg {
      fill: currentColor;
    }
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;

    svg {
      opacity: 0.6;
    }
  }

  &:active:not([aria-disabled]) {
    scale: 0.96;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Round = styled.button<TransientLook>`
  ${round}
`;

const RoundLink = styled(PlainLink)<TransientLook>`
  ${round}
`;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-disabled' | 'children'> &
  Look & {
    /** A toggle's state; left out where it does not toggle. */
    pressed?: boolean;
    unavailable?: boolean;
  };

/** A round button with an icon, and a name for those who can't see the icon. */
export function IconButton({
  label,
  glyph,
  look = 'plain',
  size = 'medium',
  pressed,
  unavailable = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Round
      {...rest}
      {...guardPress(unavailable, onClick)}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      $look={look}
      $size={size}
    >
      <Icon glyph={glyph} size={size === 'medium' ? 'medium' : 'large'} />
    </Round>
  );
}

export type IconLinkProps = Omit<LinkProps, 'aria-label' | 'children'> & Look;

/** The same round look, going somewhere. */
export function IconLink({ label, glyph, look = 'plain', size = 'medium', ...rest }: IconLinkProps) {
  return (
    <RoundLink {...rest} aria-label={label} $look={look} $size={size}>
      <Icon glyph={glyph} size={size === 'medium' ? 'medium' : 'large'} />
    </RoundLink>
  );
}
