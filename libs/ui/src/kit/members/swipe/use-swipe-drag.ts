import { useEffect, useRef } from 'react';
import type { DragEvent, MouseEvent, PointerEvent } from 'react';
import { useTopModal } from '../../behaviour/open-modals.ts';
import { choiceOfDrag, dragSlop, dragTransform } from './swipe-gesture.ts';
import type { SideChoice, SwipeDrag } from './swipe-gesture.ts';

/** Milliseconds without a move after which a finger that lets go no longer throws. */
const rest = 80;

interface Pull extends SwipeDrag {
  card: HTMLElement;
  pointerId: number;
  fromX: number;
  fromY: number;
  /** Milliseconds, as in `Event.timeStamp`. */
  at: number;
  /** Read once: after each write of the card's place, the browser would have to work it out anew. */
  cardWidth: number;
  isDragging: boolean;
}

/**
 * Lets a card follow a finger, a pen or a mouse. Writes to the element itself, without a render: its `transform`, and
 * `data-lean` with what letting go would mean. A modal that opens over it lets go of it, without a choice. Spread the answer on
 * the card.
 *
 * @param isTop false lets go of the card: a key or a button has taken it away
 * @param onThrow called with a choice when the card is let go far or fast enough, unless a key or a button has taken it
 *   away
 */
export function useSwipeDrag(isTop: boolean, onThrow: (choice: SideChoice) => void) {
  const pull = useRef<Pull>(null);
  /** The last press strayed: the click that ends it opens nothing. */
  const hasStrayed = useRef(false);
  const mayFollow = useTopModal() === undefined && isTop;
  useEffect(() => {
    if (!mayFollow) letGo(pull);
  }, [mayFollow]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { isPrimary, button, pointerId, clientX, clientY, timeStamp } = event;
      if (!isPrimary || button !== 0) return;
      hasStrayed.current = false;
      const card = event.currentTarget;
      const start = { card, x: 0, y: 0, speed: 0, at: timeStamp, isDragging: false, cardWidth: card.offsetWidth };
      pull.current = { ...start, pointerId, fromX: clientX, fromY: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: card, pointerId, clientX, clientY, timeStamp } = event;
      const before = pull.current;
      if (before?.pointerId !== pointerId) return;
      // Let go outside of the card, before it was a drag: nothing is held any more.
      if (event.buttons === 0) {
        letGo(pull);
        return;
      }
      const now = moved(before, clientX, clientY, timeStamp);
      pull.current = now;
      hasStrayed.current ||= Math.hypot(now.x, now.y) >= dragSlop;
      if (!now.isDragging) return;
      if (!before.isDragging) {
        card.setPointerCapture(pointerId);
        card.dataset['dragging'] = '';
      }
      card.style.transform = dragTransform(now);
      const lean = choiceOfDrag({ ...now, speed: 0 }, now.cardWidth) ?? '';
      if (card.dataset['lean'] !== lean) card.dataset['lean'] = lean;
    },
    onPointerUp: ({ currentTarget: card, pointerId, timeStamp }: PointerEvent<HTMLElement>) => {
      const end = pull.current;
      if (end?.pointerId !== pointerId) return;
      const speed = timeStamp - end.at > rest ? 0 : end.speed;
      const choice = end.isDragging ? choiceOfDrag({ ...end, speed }, end.cardWidth) : null;
      letGo(pull);
      if (choice && card.dataset['gone'] === undefined) onThrow(choice);
    },
    onPointerCancel: ({ pointerId }: PointerEvent<HTMLElement>) => {
      if (pull.current?.pointerId === pointerId) letGo(pull);
    },
    /** A key that presses the link counts no clicks: it opens the profile, whatever the pointer did before. */
    onClickCapture: (event: MouseEvent) => {
      if (hasStrayed.current && event.detail > 0) event.preventDefault();
    },
    /** The browser's own dragging of links and pictures would take the pointer away. */
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}

function letGo(pull: { current: Pull | null }): void {
  if (!pull.current) return;
  const { style, dataset } = pull.current.card;
  pull.current = null;
  style.transform = '';
  delete dataset['lean'];
  delete dataset['dragging'];
}

function moved(before: Pull, clientX: number, clientY: number, at: number): Pull {
  const x = clientX - before.fromX;
  const y = clientY - before.fromY;
  const speed = at > before.at ? (x - before.x) / (at - before.at) : before.speed;
  return { ...before, x, y, speed, at, isDragging: before.isDragging || Math.abs(x) >= dragSlop };
}
