import { MINUTE } from './durations.ts';

/**
 * The wait of a rate limit with a sliding window: milliseconds until fewer than `most` of the moments lie within the window; 0 or
 * less where that is so now.
 */
export function waitAfter(moments: readonly Date[], most: number, window: number, now: Date): number {
  const newestFirst = moments.map((at) => at.getTime()).toSorted((one, other) => other - one);
  const deciding = newestFirst[most - 1];
  return deciding === undefined ? 0 : deciding + window - now.getTime();
}

/** A wait in milliseconds as people are told it: in minutes, a begun one counts. */
export const minutesOf = (wait: number): number => Math.ceil(wait / MINUTE);

export type WaitVerdict = { ok: true } | { ok: false; refusal: 'rate_limited'; minutes: number };

/** May it be done now, or in how many minutes? Of several limits it is their longest wait, in milliseconds, that counts. */
export const verdictOfWait = (...waits: readonly number[]): WaitVerdict => {
  const wait = Math.max(...waits);
  return wait > 0 ? { ok: false, refusal: 'rate_limited', minutes: minutesOf(wait) } : { ok: true };
};
