/** What a member says about a card, in the order of the hand: what lies left of the card is left. */
export const swipeChoices = ['pass', 'later', 'like'] as const;

export type SwipeChoice = (typeof swipeChoices)[number];

/** What a finger can say: sideways only, because up and down belong to the page. */
export type SideChoice = Exclude<SwipeChoice, 'later'>;

/** Pixels that a press may stray before it is a drag: a press on the card's link stays a press. */
export const dragSlop = 8;

/** Share of the card's width from which a card that is let go does not come back. */
const decidingShare = 0.28;

/** A flick decides earlier: this fast (pixels a millisecond), and this far at least (pixels). */
const flick = { speed: 0.5, least: 32 };

/** Degrees of tilt for each pixel, and the most of them. */
const tilt = { each: 0.05, most: 14 };

export interface SwipeDrag {
  /** Pixels from where the card lay. */
  x: number;
  y: number;
  /** Pixels a millisecond sideways at the end; negative to the left. */
  speed: number;
}

/** What it would mean to let go now. Nothing, if the card is thrown back to where it came from. */
export function choiceOfDrag({ x, speed }: SwipeDrag, cardWidth: number): SideChoice | null {
  const isFast = Math.abs(speed) >= flick.speed;
  const isThrownBack = isFast && speed * x < 0;
  const isFlicked = isFast && Math.abs(x) >= flick.least;
  if (isThrownBack || (!isFlicked && Math.abs(x) < cardWidth * decidingShare)) return null;
  return x > 0 ? 'like' : 'pass';
}

const keys: Readonly<Record<string, SwipeChoice>> = { ArrowLeft: 'pass', ArrowDown: 'later', ArrowRight: 'like' };

/** @param key as in `KeyboardEvent.key` */
export function choiceOfKey(key: string): SwipeChoice | null {
  return keys[key] ?? null;
}

/** The card under the finger: a transform and nothing else, so that no frame needs layout or paint. */
export function dragTransform({ x, y }: Pick<SwipeDrag, 'x' | 'y'>): string {
  const degrees = Math.max(-tilt.most, Math.min(tilt.most, x * tilt.each));
  return `translate(${x}px, ${y}px) rotate(${degrees}deg)`;
}
