import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { choiceOfKey } from './swipe-gesture.ts';
import type { SwipeChoice } from './swipe-gesture.ts';

interface SwipeKeys {
  table: RefObject<HTMLElement | null>;
  /** They stand printed beside the cards: up and down are the deck's too while the page itself has the focus. */
  areShown: boolean | undefined;
  /** Without a card only the way back is left. */
  hasCard: boolean;
  onChoose: (choice: SwipeChoice) => void;
  /** Leads to the profile on the top card. */
  onOpen: () => void;
  onUndo: (() => void) | undefined;
}

/** Acts once for each press, however long a key is held; a key that means nothing here is left to the browser. */
export function useSwipeKeys({ table, areShown, hasCard, onChoose, onOpen, onUndo }: SwipeKeys): void {
  const actOfKey = (key: string): (() => void) | undefined => {
    if (key === 'Backspace') return onUndo;
    if (!hasCard) return undefined;
    if (key === 'ArrowUp') return onOpen;
    const choice = choiceOfKey(key);
    return choice ? () => onChoose(choice) : undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent, wayHere: Element | null) => {
    const mayScroll = !areShown || !isInSight(table.current);
    if (event.defaultPrevented || hasModifier(event) || !isForDeck(event, wayHere, mayScroll)) return;
    const act = actOfKey(event.key);
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
  useEffect(() => {
    // Asked now: once a key is pressed, the browser shows the focus.
    const { activeElement } = document;
    const wayHere = activeElement?.matches('a') && !activeElement.matches(':focus-visible') ? activeElement : null;
    const listener = (event: KeyboardEvent) => onKeyDown(event, wayHere);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Is the middle of the cards in the window? */
function isInSight(table: HTMLElement | null): boolean {
  if (!table) return false;
  const { top, bottom } = table.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle >= 0 && middle <= window.innerHeight;
}

/**
 * True where a key is the deck's, by the place of the focus:
 * - in the deck: every key;
 * - on nothing that takes keys, which is the page itself or the link whose click led here: every key, but up and down
 *   only where they may not scroll;
 * - elsewhere, or behind an open dialog: none. Whoever came to a link by keys is reading, and chooses nothing by them.
 */
function isForDeck({ target, key }: KeyboardEvent, wayHere: Element | null, mayScroll: boolean): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]') !== null) return false;
  if (target.closest('[data-swipe-deck]') !== null) return true;
  if (target !== wayHere && !target.matches('body, main')) return false;
  return !mayScroll || !scrolling.has(key);
}

const scrolling = new Set(['ArrowUp', 'ArrowDown']);
