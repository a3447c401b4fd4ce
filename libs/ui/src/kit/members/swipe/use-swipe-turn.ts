import { useEffect, useRef, useState } from 'react';
import type { SwipeChoice } from './swipe-gesture.ts';

/** Milliseconds until a card that goes is out of sight: the motion's 180, and a frame. */
const flight = 200;

/** Milliseconds from one like to the next that counts: the second tap of a double tap is not meant for the next card. */
const doubleTap = 350;

interface Turn<Card> {
  card: Card;
  choice: SwipeChoice;
  /**
   * What is said of it, left out where the card came back. Made with the choice: what the page learns later is no reason to say it
   * anew.
   */
  words?: string;
}

/** A like that was refused, after which turn, and how often since. */
interface Refusal<Card> {
  last: Turn<Card> | null;
  times: number;
}

/**
 * The last turn, be it a choice or a card that came back, and the cards that are flying: a quick hand sends the next one off before
 * the first is out of sight.
 */
export function useSwipeTurn<Card extends { id: string }>(cards: readonly Card[]) {
  const [last, setLast] = useState<Turn<Card> | null>(null);
  /** What was chosen for each card, by its id. */
  const [chosen, setChosen] = useState<Readonly<Record<string, SwipeChoice>>>({});
  const [topId, setTopId] = useState(cards[0]?.id);
  const [isUndone, setUndone] = useState(false);
  const [flying, setFlying] = useState<readonly Turn<Card>[]>([]);
  const [refusal, setRefusal] = useState<Refusal<Card> | null>(null);
  /** Ids of cards that are decided on and not yet out of sight, a moment before they are drawn as flying. */
  const decided = useRef(new Set<string>());
  /** When the last like that counted was given, as in `performance.now()`: others would make a steady hand wait for ever. */
  const likedAt = useRef(-doubleTap);

  const [foremost] = flying;
  useEffect(() => {
    if (!foremost) return undefined;
    const timer = setTimeout(() => {
      decided.current.delete(foremost.card.id);
      setFlying((turns) => turns.slice(1));
    }, flight);
    return () => clearTimeout(timer);
  }, [foremost]);

  const isFlying = (id: string) => flying.some(({ card }) => card.id === id);
  const waiting = cards.filter(({ id }) => !isFlying(id));
  const [top] = waiting;
  if (top?.id !== topId) {
    setTopId(top?.id);
    setUndone(false);
    // A choice was undone, or refused: its card lies on the one that was on top, or where none was left.
    const isBack = (id: string) =>
      topId === undefined ? isUndone || id in chosen : waiting.some((card) => card.id === topId);
    if (top && isBack(top.id)) setLast({ card: top, choice: chosen[top.id] ?? 'pass' });
  }
  const refusals = refusal?.last === last ? refusal.times : 0;
  return {
    last,
    /** Likes that were refused since the last turn. */
    refusals,
    refuse: (): void => setRefusal({ last, times: refusals + 1 }),
    /** The way back was taken: a card that comes to an empty table is no new one. */
    expectBack: (): void => setUndone(true),
    flying,
    /** The cards on the table without those that are flying. */
    waiting,
    /**
     * Takes the next choice for the card that nobody has decided on yet; answers its place among the waiting, -1 for none. A like,
     * which nothing takes back, is none of a double tap's second, and needs a card that has been in sight.
     */
    decide: (choice: SwipeChoice): number => {
      const now = performance.now();
      const isMeant = now - likedAt.current >= doubleTap && [...decided.current].every(isFlying);
      if (choice === 'like' && !isMeant) return -1;
      const place = waiting.findIndex(({ id }) => !decided.current.has(id));
      const card = waiting[place];
      if (card) decided.current.add(card.id);
      if (card && choice === 'like') likedAt.current = now;
      return place;
    },
    begin: (turn: Turn<Card>): void => {
      setLast(turn);
      setChosen((before) => ({ ...before, [turn.card.id]: turn.choice }));
      setFlying((others) => [...others, turn]);
    },
  };
}
