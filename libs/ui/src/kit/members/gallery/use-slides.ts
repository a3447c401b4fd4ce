import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds without a scroll after which a swipe has come to rest. */
const rest = 100;

/**
 * A row of equally wide slides in a scroller that snaps. The browser swipes; this moves the row to the current slide, and
 * tells when a swipe has come to rest on another one. What had the focus in the slide that went leaves it to the row. A row whose
 * width changes, also from none where its dialog opens after it, keeps its slide. Spread the handlers on the row.
 */
export function useSlides(current: number, onCurrent: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const placed = useRef<{ index: number; width: number }>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The row is on its own way, which whatever else moves on the page may cut short. */
  const isSent = useRef(false);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    // A neighbour slides in, by the row's own `scroll-behavior`; a long way past others would only make dizzy.
    const isNeighbour = placed.current !== null && Math.abs(placed.current.index - current) === 1;
    element.style.scrollBehavior = isNeighbour ? '' : 'auto';
    const place = current * element.clientWidth;
    isSent.current = Math.round(element.scrollLeft) !== place;
    element.scrollLeft = place;
    placed.current = { index: current, width: element.clientWidth };
    if (element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [current]);

  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth;
      if (!placed.current || placed.current.width === width) return;
      placed.current.width = width;
      element.style.scrollBehavior = 'auto';
      element.scrollLeft = placed.current.index * width;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const element = row.current;
      if (!element || element.clientWidth === 0) return;
      const reached = Math.round(element.scrollLeft / element.clientWidth);
      if (reached !== current && isSent.current) element.scrollLeft = current * element.clientWidth;
      else if (reached !== current) onCurrent(reached);
      else isSent.current = false;
    }, rest);
  };
  const takeHold = () => {
    isSent.current = false;
  };

  return { row, onScroll, onPointerDown: takeHold, onWheel: takeHold };
}
