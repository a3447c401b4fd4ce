import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { nativeOverlay } from '../theme/mixins.ts';
import { Icon } from './icon.tsx';
import type { Glyph } from './icon.tsx';
import { PlainLink } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const chosen = css`
  background: var(--color-action-soft);
  box-shadow: none;
  color: var(--color-on-action-soft);
  font-weight: 650;
`;

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 5px 14px;
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge);
  font-weight: 550;
  font-size: 0.9375rem;
  line-height: 1.2;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const operable = css`
  min-height: 44px;
  box-shadow: inset 0 0 0 1px var(--color-edge-control);
`;

const Fact = styled.span<{ $chosen: boolean }>`
  ${chip}
  ${({ $chosen }) => $chosen && chosen}
`;

const Toggle = styled.label`
  ${chip}
  ${operable}
  cursor: pointer;

  > svg {
    display: none;
  }

  &:has(:checked) {
    ${chosen}

    > svg {
      display: block;
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  input {
    ${nativeOverlay}
  }
`;

const RemovableLink = styled(PlainLink)`
  ${chip}
  ${operable}
  ${chosen}
`;

export interface ChipProps {
  children: ReactNode;
  glyph?: Glyph;
  /** Shared with the viewer: carries a tick as well as colour. */
  chosen?: boolean;
}

/** A fact about somebody. Says something, does nothing. */
export function Chip({ children, glyph, chosen: isChosen = false }: ChipProps) {
  const shown = isChosen ? Check : glyph;
  return (
    <Fact $chosen={isChosen}>
      {shown !== undefined && <Icon glyph={shown} size="small" />}
      {children}
    </Fact>
  );
}

export type ToggleChipProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** `radio` where one of a group counts. */
  type?: 'checkbox' | 'radio';
};

/** A choice, as a native checkbox or radio: works in a form before any script. */
export function ToggleChip({ children, type = 'checkbox', className, ...input }: ToggleChipProps) {
  return (
    <Toggle className={className}>
      <Icon glyph={Check} size="small" />
      {children}
      <input {...input} type={type} />
    </Toggle>
  );
}

export interface RemovableChipProps {
  children: ReactNode;
  /** The page without this filter. */
  href: string;
  /** What the cross does: "Remove". */
  removeLabel: string;
}

/** A filter in force, as a link to the same page without it. */
export function RemovableChip({ children, href, removeLabel }: RemovableChipProps) {
  return (
    <RemovableLink href={href}>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      {children}
      <Icon glyph={X} size="small" />
    </RemovableLink>
  );
}
