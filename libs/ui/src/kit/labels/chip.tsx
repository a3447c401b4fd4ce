import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { nativeOverlay } from '../../theme/mixins.ts';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';
import { PlainLink } from '../navigation/link.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const chosen = css`
  background: var(--color-action-soft);
  box-shadow: inset 0 0 0 1px currentColor;
  color: var(--color-on-action-soft);
`;

const shared = css`
  ${chosen}
  box-shadow: none;
  font-weight: 650;
`;

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 36px;
  padding: 5px 14px;
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge);
  font-weight: 550;
  font-size: var(--text-medium);
  line-height: 1.2;
  text-align: start;
  overflow-wrap: anywhere;

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
  ${({ $chosen }) => $chosen && shared}
`;

/** Has room for its tick from the start: choosing moves no neighbour. */
const Toggle = styled.label`
  ${chip}
  ${operable}
  padding-inline: 24px;
  cursor: pointer;

  &:has(:checked) {
    ${chosen}

    &::before {
      content: '';
      position: absolute;
      left: 10px;
      width: 6px;
      height: 11px;
      margin-top: -4px;
      border: solid;
      border-width: 0 1.5px 1.5px 0;
      rotate: 40deg;
    }
  }

  &:has(:disabled) {
    background: var(--color-sunken);
    color: var(--color-text-quiet);
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  input {
    ${nativeOverlay}
    cursor: inherit;
  }
`;

const removable = css`
  ${chip}
  ${operable}
  ${chosen}
`;

const RemovableLink = styled(PlainLink)`
  ${removable}
`;

const RemovableButton = styled.button`
  ${removable}
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
      {children}
      <input {...input} type={type} />
    </Toggle>
  );
}

export type RemovableChipProps = {
  children: ReactNode;
  /** What the cross does: "Remove". */
  removeLabel: string;
} & (
  | {
      /** The page without this filter. */
      href: string;
    }
  | { onRemove: () => void }
);

/** A filter in force, as a link to the same page without it; or one of several chosen, as a button that takes it back. */
export function RemovableChip({ children, removeLabel, ...act }: RemovableChipProps) {
  const inside = (
    <>
      <VisuallyHidden>{removeLabel} </VisuallyHidden>
      {children}
      <Icon glyph={X} size="small" />
    </>
  );
  return 'href' in act ? (
    <RemovableLink href={act.href}>{inside}</RemovableLink>
  ) : (
    <RemovableButton type="button" onClick={act.onRemove}>
      {inside}
    </RemovableButton>
  );
}
