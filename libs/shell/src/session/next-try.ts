import { SECOND } from '@parlour/models/durations';

/** Milliseconds from the first try of what needs an answer to the second. */
export const FIRST_PAUSE = 2 * SECOND;
const LONGEST_PAUSE = 30 * SECOND;

/** Milliseconds from one try to the next: twice as long each time, half a minute at the most. */
export const nextPause = (pause: number): number => Math.min(2 * pause, LONGEST_PAUSE);
