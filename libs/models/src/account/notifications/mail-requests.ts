import { minutesOf, waitAfter } from '../../wait-after.ts';
import { DAY } from '../../durations.ts';

/** So many of a kind go to one address, member or browser in any 24 hours, whoever asks for them. */
export const requestsPerSubject = 5;
/** So many may be asked for from one network, for whatever subjects: a network can be a whole town's phones. */
export const requestsPerNetwork = 100;
/** So many confirmations: everybody who joins from that town needs one. */
export const confirmationsPerNetwork = 300;

/** A mail of the last day that was asked for, for the same subject, from the same network, or both. */
export interface MailRequest {
  at: Date;
  sameSubject: boolean;
  sameNetwork: boolean;
}

export type MailRequestVerdict = { ok: true } | { ok: false; minutes: number };

/** May one more mail be asked for? Whether somebody has the address plays no part. */
export function mayAskForMail(asked: readonly MailRequest[], now: Date): MailRequestVerdict {
  const forSubject = asked.filter(({ sameSubject }) => sameSubject).map(({ at }) => at);
  const fromNetwork = asked.filter(({ sameNetwork }) => sameNetwork).map(({ at }) => at);
  const wait = Math.max(
    waitAfter(forSubject, requestsPerSubject, DAY, now),
    waitAfter(fromNetwork, requestsPerNetwork, DAY, now),
  );
  return wait > 0 ? { ok: false, minutes: minutesOf(wait) } : { ok: true };
}

/** Minutes until a request that was made then is a day old; 0 where none was made. */
export const minutesUntilForgotten = (at: Date | undefined, now: Date): number =>
  at ? Math.max(0, minutesOf(at.getTime() + DAY - now.getTime())) : 0;
