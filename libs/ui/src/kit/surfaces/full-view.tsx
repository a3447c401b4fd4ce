import { X } from 'lucide-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { lowOnly } from '../../theme/media.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useModal } from '../behaviour/use-modal.ts';
import { wholeScreen } from '../behaviour/whole-screen.ts';

const arrive = keyframes`
  from { opacity: 0; }
`;

/** A phone on its side, whose whole height is the picture's: what else there is stands in the margins beside it. */
const sideways = `${lowOnly} and (orientation: landscape)`;

const Screen = styled.dialog`
  --focus-ring: var(--color-accent-on-deep);
  ${wholeScreen}
  overflow: hidden;
  background: var(--color-deep);
  color: var(--color-on-deep);

  &[open] {
    animation: ${arrive} var(--calm) var(--ease);
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100%;
  padding-bottom: env(safe-area-inset-bottom);

  ${sideways} {
    --gallery-count-place: 0%;
    grid-template-rows: minmax(0, 1fr);
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  }
`;

const Close = styled.div`
  justify-self: end;
  padding: 8px;

  ${sideways} {
    position: fixed;
    inset: 0 env(safe-area-inset-right) auto auto;
    z-index: 1;
  }
`;

/** A picture that is seen whole, as large as there is room. */
export const WholePicture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

export interface FullViewProps {
  open: boolean;
  onClose: () => void;
  /** Names what is looked at: "Photos of Nora". */
  label: string;
  closeLabel: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Something as large as the screen, on the platform's `<dialog>`: Escape ends it, and the focus goes back. */
export function FullView({ open, onClose, label, closeLabel, onKeyDown, children }: FullViewProps) {
  const modal = useModal(open, { onClose });
  return (
    <Screen {...modal} aria-label={label}>
      {open && (
        <Inside onKeyDown={onKeyDown}>
          <Close>
            <IconButton label={closeLabel} look="deep" glyph={X} onClick={onClose} />
          </Close>
          {children}
        </Inside>
      )}
    </Screen>
  );
}
