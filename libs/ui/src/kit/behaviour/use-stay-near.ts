import { useEffect } from 'react';
import type { RefObject } from 'react';
import { placeNear } from './place-near.ts';

/** Places the open list, and again whenever the page moves under it. */
export function useStayNear(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!open || anchor.current === null || popover.current === null) {
      return undefined;
    }
    const [button, list] = [anchor.current, popover.current];
    const place = () => placeNear(button, list);
    const stop = new AbortController();
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal });
    window.addEventListener('resize', place, { signal: stop.signal });
    return () => stop.abort();
  }, [open, anchor, popover]);
}
