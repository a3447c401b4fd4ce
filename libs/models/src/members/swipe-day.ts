import { dayEnds, dayIn } from '../day.ts';

/** One day of the swipe game. */
export interface SwipeDay {
  /** YYYY-MM-DD, on the brand's calendar. */
  day: string;
  /** The first moment of the next day there. */
  resetsAt: Date;
}

/** The day that likes of the swipe game count for, and when the next one begins (spec section 9), in the brand's time zone. */
export function swipeDay(timeZone: string, now: Date): SwipeDay {
  const day = dayIn(timeZone, now);
  return { day, resetsAt: dayEnds(day, timeZone) };
}
