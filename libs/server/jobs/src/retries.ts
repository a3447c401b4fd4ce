import { HOUR, SECOND } from '@parlour/models/durations';

/** How often work that failed is tried again. Each pause is about twice as long as the one before, up to the longest. */
export interface Retries {
  times: number;
  /** Seconds; chance makes each pause up to twice as long, so that much that failed together is not tried together. */
  firstPause: number;
  /** Seconds. */
  longestPause: number;
}

/** For a minute or two: work within the house comes through at once or not at all. */
export const forMinutes: Retries = { times: 5, firstPause: 2, longestPause: 64 };

/** Not at all: it comes again by the clock, and does then what it could not do before. */
export const never: Retries = { times: 0, firstPause: 0, longestPause: 0 };

/** For some six hours: somebody else's service may be away for a while, and what waits for it must not be lost. */
export const forHours: Retries = { times: 14, firstPause: 5, longestPause: HOUR / SECOND };

/** For some three days: what nobody sends a second time has to outlast a mail service that is away for a night, or a weekend. */
export const forDays: Retries = { ...forHours, times: 80 };
