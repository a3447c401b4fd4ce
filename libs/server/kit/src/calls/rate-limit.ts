import { MINUTE, SECOND } from '@parlour/models/durations';

/** How many calls a minute somebody may make. */
export interface RateLimit {
  /** Seconds to wait, or null where the call may go on. */
  take(who: string, now: Date): number | null;
}

/** Counts calls in windows of a minute, in the memory of this process. A limit of 0 lets everything through. */
export function rateLimit(perMinute: number): RateLimit {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    take(who, now) {
      if (perMinute === 0) return null;
      const current = Math.floor(now.getTime() / MINUTE);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count > perMinute ? Math.ceil(((current + 1) * MINUTE - now.getTime()) / SECOND) : null;
    },
  };
}
