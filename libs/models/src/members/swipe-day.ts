import { dayIn } from '../account/sign-up/age.ts';
import { HOUR } from '../durations.ts';

/** One day of the swipe game. */
export interface SwipeDay {
  /** YYYY-MM-DD, on the brand's calendar. */
  day: string;
  /** The first moment of the next day there. */
  resetsAt: Date;
}

/** No day anywhere is longer, the one with the hour of autumn included. */
const LONGEST_DAY = 26 * HOUR;

/**
 * The day that likes of the swipe game count for, and when the next one begins (spec section 9). Days are the calendar's of
 * the brand's time zone: 23 or 25 hours long where its clocks change, and begun at one o'clock where midnight is skipped.
 */
export function swipeDay(timeZone: string, now: Date): SwipeDay {
  const day = dayIn(timeZone, now);
  let [before, after] = [now.getTime(), now.getTime() + LONGEST_DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) > day) after = middle;
    else before = middle;
  }
  return { day, resetsAt: new Date(after) };
}
