import { useEffect, useState } from 'react';
import type { SwipeChoice } from './swipe-gesture.ts';

/** Milliseconds until a card that goes is out of sight: the motion's 180, and a frame. */
const flight = 200;

interface Turn<Card> {
  card: Card;
  choice: SwipeChoice;
  isUnderWay: boolean;
}

/** The last choice: the card that is flying, and whether it lies on top again (undone, or refused). */
export function useSwipeTurn<Card extends { id: string }>(cards: readonly Card[]) {
  const [turn, setTurn] = useState<Turn<Card> | null>(null);

  useEffect(() => {
    if (!turn?.isUnderWay) return undefined;
    const timer = setTimeout(() => setTurn({ ...turn, isUnderWay: false }), flight);
    return () => clearTimeout(timer);
  }, [turn]);

  const waiting = turn?.isUnderWay ? cards.filter((card) => card.id !== turn.card.id) : cards;
  const isBack = turn !== null && !turn.isUnderWay && cards[0]?.id === turn.card.id;
  return {
    turn: turn && { ...turn, isBack },
    /** The card that is flying, if any. */
    flying: turn?.isUnderWay ? [turn.card] : [],
    /** The cards on the table without the one that is flying. */
    waiting,
    begin: (card: Card, choice: SwipeChoice) => setTurn({ card, choice, isUnderWay: true }),
  };
}
