import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds without a scroll after which a swipe has come to rest. */
const rest = 100;

/**
 * A row of equally wide slides in a scroller that snaps. The browser swipes; this moves the row to the current slide, and
 * tells when a swipe has come to rest on another one.
 */
export function useSlides(current: number, onCurrent: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const placed = useRef<number>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    // A neighbour slides in, by the row's own `scroll-behavior`; a long way past others would only make dizzy.
    const isNeighbour = placed.current !== null && Math.abs(placed.current - current) === 1;
    element.style.scrollBehavior = isNeighbour ? '' : 'auto';
    element.scrollLeft = current * element.clientWidth;
    placed.current = current;
  }, [current]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const element = row.current;
      if (!element || element.clientWidth === 0) return;
      const reached = Math.round(element.scrollLeft / element.clientWidth);
      if (reached !== current) onCurrent(reached);
    }, rest);
  };

  return { row, onScroll };
}
