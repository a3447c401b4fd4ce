import { minutesOf, waitAfter } from '../../wait-after.ts';
import { MINUTE } from '../../durations.ts';

/** Failures are looked at this far back (contract part 0, 5). */
export const attemptWindow = 15 * MINUTE;
/** So many from one network block that network for this login. */
export const attemptsPerNetwork = 10;
/** So many from all networks together ask for a mailed link, so that guessing never locks the owner out. */
export const attemptsPerLogin = 50;

export interface LogInAttempt {
  at: Date;
  /** Did it come from the network that tries now? */
  sameNetwork: boolean;
}

export type LogInVerdict =
  | { ok: true }
  | { ok: false; refusal: 'too_many_attempts'; minutes: number }
  | { ok: false; refusal: 'second_factor_required' };

/** May a login be tried now, after these failed attempts? Those older than the window do not count. */
export function mayTryLogIn(failures: readonly LogInAttempt[], now: Date): LogInVerdict {
  const recent = failures.filter(({ at }) => now.getTime() - at.getTime() < attemptWindow);
  const here = recent.filter(({ sameNetwork }) => sameNetwork).map(({ at }) => at);
  const wait = waitAfter(here, attemptsPerNetwork, attemptWindow, now);
  if (wait > 0) return { ok: false, refusal: 'too_many_attempts', minutes: minutesOf(wait) };
  return recent.length >= attemptsPerLogin ? { ok: false, refusal: 'second_factor_required' } : { ok: true };
}
