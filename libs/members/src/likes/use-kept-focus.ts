import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const cardsOf = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll('article')];

/**
 * Keeps the focus on a page of cards when what had it goes away: the card that took its place has it then, else the page's
 * title. Gives what the page's element must carry.
 */
export function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; place: number }>(null);
  useEffect(() => {
    const { current: page } = ref;
    const { current: last } = focused;
    if (!page || !last || last.element.isConnected || document.activeElement !== document.body) return;
    const cards = cardsOf(page);
    const next = cards[Math.min(last.place, cards.length - 1)]?.querySelector('a');
    (next ?? page.querySelector('h1'))?.focus({ preventScroll: true });
  });
  const onFocus = ({ currentTarget, target }: FocusEvent) => {
    const place = cardsOf(currentTarget as HTMLElement).findIndex((card) => card.contains(target));
    focused.current = { element: target, place };
  };
  // What is there a moment later has been left on purpose.
  const onBlur = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (target.isConnected && focused.current?.element === target && document.activeElement !== target)
        focused.current = null;
    });
  return { ref, onFocus, onBlur };
}
