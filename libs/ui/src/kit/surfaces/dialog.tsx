import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { floatingPlate } from '../../theme/mixins.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../layout/type.tsx';
import { useModal } from '../behaviour/use-modal.ts';
import { useScripted } from '../behaviour/use-scripted.ts';

const arrive = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

/** The four widths of the spec, section "breakpoints": px at which a modal stops growing. */
export type DialogWidth = 300 | 500 | 800 | 1140;

const Box = styled.dialog<{ $width: DialogWidth; $isStill: boolean }>`
  --focus-ring: var(--color-focus);
  --margin: max(16px, env(safe-area-inset-left), env(safe-area-inset-right));
  width: min(${({ $width }) => $width}px, calc(100vw - 2 * var(--margin)));
  max-width: none;
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  ${floatingPlate}

  &[open] {
    animation: ${({ $isStill }) =>
      $isStill
        ? 'none'
        : css`
            ${arrive} var(--calm) var(--ease)
          `};
  }

  &[open]:not(:modal) {
    position: fixed;
    inset: 0;
    z-index: ${layers.gates};
    box-shadow: 0 0 0 200vmax var(--color-backdrop);
  }

  &::backdrop {
    background: var(--color-backdrop);
  }

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 24px 24px;
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;

  h2 {
    min-width: 0;
    padding-block: 8px;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  button {
    margin-right: -12px;
  }
`;

const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-top: 4px;

  > * {
    min-width: 0;
    max-width: 100%;
  }

  @media (max-width: 575.98px) {
    flex-direction: column-reverse;

    > * {
      width: 100%;
    }
  }
`;

interface DialogFrame {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, the filled one last. */
  actions?: ReactNode;
  width?: DialogWidth;
  /** Stands in the page's first bytes, and without JavaScript stays as it is; the page behind it is then made `inert`. */
  fromTheStart?: boolean;
}

export type DialogProps = DialogFrame &
  (
    | { dismissable?: boolean; onClose: () => void; closeLabel: string }
    | { dismissable: false; onClose?: never; closeLabel?: never }
  );

/**
 * A modal on the platform's `<dialog>`. With `dismissable={false}` neither Escape nor the backdrop ends it (the sign-up under
 * way): then its own button does where it has one, else one of its actions must.
 */
export function Dialog({
  open,
  title,
  children,
  actions,
  width = 500,
  fromTheStart = false,
  closeLabel,
  ...dismissal
}: DialogProps) {
  const titleId = useId();
  const isBeforeScripts = !useScripted() && open && fromTheStart;
  const modal = useModal(open && !isBeforeScripts, dismissal);
  return (
    <Box
      {...modal}
      open={isBeforeScripts || undefined}
      aria-labelledby={titleId}
      $width={width}
      $isStill={fromTheStart}
    >
      {open && (
        <Inside>
          <Head>
            <Heading id={titleId}>{title}</Heading>
            {closeLabel !== undefined && <IconButton label={closeLabel} glyph={X} onClick={dismissal.onClose} />}
          </Head>
          {children}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Inside>
      )}
    </Box>
  );
}
