import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { from } from '../theme/media.ts';
import { useTopModal } from './open-modals.ts';
import { Toast } from './toast.tsx';
import type { ToastMessage } from './toast.tsx';

const Region = styled.section`
  position: fixed;
  inset: auto 16px calc(84px + env(safe-area-inset-bottom));
  z-index: 50;
  display: grid;
  gap: 8px;
  justify-items: center;
  pointer-events: none;

  > div {
    display: grid;
    gap: 8px;
    width: min(350px, 100%);
  }

  ${from.tablet} {
    inset: auto 24px 24px auto;
    width: 350px;
  }

  dialog > & {
    top: calc(16px + env(safe-area-inset-top));
    bottom: auto;
  }
`;

export interface ToastRegionProps {
  /** Names the region: "Notices". */
  label: string;
  toasts: readonly ToastMessage[];
  dismissLabel: string;
  onDismiss: (id: number) => void;
  duration?: number;
}

/**
 * Where toasts appear and are announced. Keep it mounted while empty: a live region speaks only of what comes
 * after it. While a modal is open they are in there, since nothing outside of it is heard, and at
 * the top, away from its buttons. Holds no state; the list belongs to the caller.
 */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  const modal = useTopModal();
  return (
    <>
      <Toasts toasts={modal ? [] : toasts} {...rest} />
      {modal && createPortal(<Toasts toasts={toasts} {...rest} />, modal)}
    </>
  );
}

/** Failures interrupt, everything else waits its turn. */
function Toasts({ label, toasts, ...each }: ToastRegionProps) {
  const failures = toasts.filter((toast) => toast.tone === 'danger');
  const others = toasts.filter((toast) => toast.tone !== 'danger');
  return (
    <Region aria-label={label}>
      <div aria-live="assertive">
        {failures.map((toast) => (
          <Toast key={toast.id} toast={toast} {...each} />
        ))}
      </div>
      <div aria-live="polite">
        {others.map((toast) => (
          <Toast key={toast.id} toast={toast} {...each} />
        ))}
      </div>
    </Region>
  );
}
