import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import { enterModal, isTopModal } from './open-modals.ts';
import { useBackCloses } from './use-back-closes.ts';

/** A dialog either can be put away (then somebody must listen) or ends only by its own buttons, one of which may close it. */
type Dismissal = { dismissable?: true; onClose: () => void } | { dismissable: false; onClose?: () => void };

/**
 * Opens and closes a `<dialog>` as a modal, which gives focus trap, Escape and inertness of the page. Spread the
 * answer on the element. Closing in the clean-up gives the focus back to where it was, also when the dialog unmounts.
 */
export function useModal(open: boolean, { dismissable = true, onClose }: Dismissal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    // Not in every browser yet; the handlers below do the same where it is missing.
    dialog.current?.setAttribute('closedby', dismissable ? 'any' : 'none');
  }, [dismissable]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) {
      return undefined;
    }
    element.showModal();
    const leave = enterModal(element);
    return () => {
      leave();
      element.close();
    };
  }, [open]);

  useStillPage(open);
  useBackCloses(open && dismissable, () => {
    const isTop = isTopModal(dialog.current);
    if (isTop) onClose?.();
    return isTop;
  });

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      // A file input inside raises the same event when its picker is left.
      if (event.target === event.currentTarget) {
        event.preventDefault();
        if (dismissable) onClose?.();
      }
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!open || event.target !== event.currentTarget) {
        return;
      }
      if (dismissable) {
        onClose?.();
      } else {
        // Chromium lets a second Escape through whatever the first one's handler said.
        event.currentTarget.showModal();
      }
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target;
    },
    onClick: (event: MouseEvent) => {
      // The dialog has no padding: a press on the element itself is a press on its backdrop. One that began inside and was
      // let go there was meant for what is inside.
      if (dismissable && event.target === event.currentTarget && pressed.current === event.target) {
        onClose?.();
      }
    },
  };
}

/** How many modals keep the page still: they may go in any order. */
let stillFor = 0;

/** Keeps the page behind a modal from scrolling, and from growing by the width of the scroll bar that goes. */
function useStillPage(open: boolean): void {
  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const { style } = document.documentElement;
    if (window.innerWidth > document.documentElement.clientWidth) {
      style.scrollbarGutter = 'stable';
    }
    style.overflow = 'hidden';
    stillFor += 1;
    return () => {
      stillFor -= 1;
      if (stillFor === 0) Object.assign(style, { overflow: '', scrollbarGutter: '' });
    };
  }, [open]);
}
