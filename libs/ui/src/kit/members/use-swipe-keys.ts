import { useEffect, useEffectEvent } from 'react';
import { choiceOfKey } from './swipe-gesture.ts';
import type { SwipeChoice } from './swipe-gesture.ts';

interface SwipeKeys {
  /** Without a card only the way back is left. */
  hasCard: boolean;
  onChoose: (choice: SwipeChoice) => void;
  /** Leads to the profile on the top card. */
  onOpen: () => void;
  onUndo: (() => void) | undefined;
}

/** Acts once for each press, however long a key is held; a key that means nothing here is left to the browser. */
export function useSwipeKeys({ hasCard, onChoose, onOpen, onUndo }: SwipeKeys): void {
  const actOfKey = (key: string): (() => void) | undefined => {
    if (key === 'Backspace') return onUndo;
    if (!hasCard) return undefined;
    if (key === 'ArrowUp') return onOpen;
    const choice = choiceOfKey(key);
    return choice ? () => onChoose(choice) : undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isForDeck(event.target)) return;
    const act = actOfKey(event.key);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Keys are the deck's while the focus is in it, or on nothing else that takes keys: on the page itself, or a link of it. */
const isForDeck = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-swipe-deck]') !== null || (target.matches('body, main, a') && !target.closest('[popover]'))) &&
  document.querySelector('dialog[open]') === null;
