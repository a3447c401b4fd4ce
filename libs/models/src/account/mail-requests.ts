const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** So many mails of a kind go to one address in any 24 hours, whoever asks for them. */
export const requestsPerAddress = 5;
/** So many may be asked for from one network, for whatever addresses: a network can be a whole town's phones. */
export const requestsPerNetwork = 100;
/** So many confirmations: everybody who joins from that town needs one. */
export const confirmationsPerNetwork = 300;

/** A mail of the last day that was asked for, by the same address, from the same network, or both. */
export interface MailRequest {
  at: Date;
  sameAddress: boolean;
  sameNetwork: boolean;
}

export type MailRequestVerdict = { ok: true } | { ok: false; minutes: number };

/** May one more mail be asked for? Whether somebody has the address plays no part. */
export function mayAskForMail(asked: readonly MailRequest[], now: Date): MailRequestVerdict {
  const waits = [
    waitOf(
      asked.filter(({ sameAddress }) => sameAddress),
      requestsPerAddress,
      now,
    ),
    waitOf(
      asked.filter(({ sameNetwork }) => sameNetwork),
      requestsPerNetwork,
      now,
    ),
  ];
  const wait = Math.max(...waits);
  return wait > 0 ? { ok: false, minutes: Math.ceil(wait / MINUTE) } : { ok: true };
}

/** Minutes until a request that was made then is a day old; 0 where none was made. */
export const minutesUntilForgotten = (at: Date | undefined, now: Date): number =>
  at ? Math.max(0, Math.ceil((at.getTime() + DAY - now.getTime()) / MINUTE)) : 0;

/** Milliseconds until fewer than `most` lie in the last 24 hours. */
function waitOf(asked: readonly MailRequest[], most: number, now: Date): number {
  const freeing = asked.map(({ at }) => at.getTime()).toSorted((one, other) => other - one)[most - 1];
  return freeing === undefined ? 0 : Math.max(0, freeing + DAY - now.getTime());
}
