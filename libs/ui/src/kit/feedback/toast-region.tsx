import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { actionBarRoom } from '../../theme/action-bar-room.ts';
import * as layers from '../../theme/layers.ts';
import { from, highWindow, phoneOnly } from '../../theme/media.ts';
import { useTopModal } from '../behaviour/open-modals.ts';
import { Toast } from './toast.tsx';
import type { ToastMessage } from './toast.tsx';

const Region = styled.section`
  --lift: calc(5.25rem + env(safe-area-inset-bottom));
  /* A notice at the lower edge says how far up it reaches: its words stay in sight too. */
  --room: max(var(--lift), var(--lower-notice, 0px) + 8px);
  position: fixed;
  inset: auto max(16px, env(safe-area-inset-right)) var(--room) max(16px, env(safe-area-inset-left));
  z-index: ${layers.toasts};
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
    --lift: 24px;
    inset: auto max(24px, env(safe-area-inset-right)) var(--room) auto;
    width: 350px;
  }

  /* What is pressed next stays in sight: the price and the button of a message, and the act of a page. */
  body:has([data-composer]) & {
    --lift: calc(8.5rem + env(safe-area-inset-bottom));
  }

  ${phoneOnly} and ${highWindow} {
    body:has([data-action-bar]) & {
      --lift: calc(${actionBarRoom} + 8px + env(safe-area-inset-bottom));
    }
  }

  dialog > & {
    top: calc(16px + env(safe-area-inset-top));
    bottom: auto;
  }
`;

/** Pixels from the upper edge of a modal to below its close button, whichever modal it is. */
const closeRow = 68;

/** Pixels above the toasts and below them, where they stand above a modal. */
const margins = 24;

export interface ToastRegionProps {
  /** Names the region: "Notices". */
  label: string;
  toasts: readonly ToastMessage[];
  dismissLabel: string;
  /** The same function each time: with another the time of every toast begins anew. */
  onDismiss: (id: number) => void;
  duration?: number;
}

/**
 * Where toasts appear and are announced. Keep it mounted while empty: a live region speaks only of what comes after it.
 * While a modal is open, the toasts are inside it, since nothing outside of it is heard. They stand at the top, away
 * from the modal's buttons: above the modal, or below its close button where there is no room above. Holds no state;
 * the list belongs to the caller.
 */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  const modal = useTopModal();
  return (
    <>
      <Toasts toasts={modal ? [] : toasts} {...rest} />
      {modal && createPortal(<Toasts toasts={toasts} modal={modal} {...rest} />, modal)}
    </>
  );
}

/** Failures interrupt, everything else waits its turn. */
function Toasts({ label, toasts, modal, ...each }: ToastRegionProps & { modal?: HTMLElement }) {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !modal || toasts.length === 0) return;
    // Not by its rectangle, which is elsewhere while it arrives.
    const { offsetTop } = modal;
    element.style.top = element.offsetHeight + margins > offsetTop ? `${offsetTop + closeRow}px` : '';
  }, [modal, toasts]);
  const failures = toasts.filter((toast) => toast.tone === 'danger');
  const others = toasts.filter((toast) => toast.tone !== 'danger');
  return (
    <Region ref={region} aria-label={label} data-screen-only>
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
