import { atom, useStore } from 'jotai';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels from the top, by the name of what is scrolled. */
const topsAtom = atom<Readonly<Record<string, number>>>({});

/**
 * Keeps how far a pane is scrolled while pages change that all have it: `<section ref={useKeptScroll('chats-all')}>`. The window is the
 * router's concern; a new load of the page begins at the top.
 */
export function useKeptScroll(name: string): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  const store = useStore();
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return undefined;
    element.scrollTop = store.get(topsAtom)[name] ?? 0;
    const keep = () => store.set(topsAtom, (tops) => ({ ...tops, [name]: element.scrollTop }));
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [name, store]);
  return pane;
}
