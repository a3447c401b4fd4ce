import { verdictOfWait, waitAfter, type WaitVerdict } from '../wait-after.ts';
import { DAY, MINUTE } from '../durations.ts';
import { deletionTerm } from './leaving/deletion-term.ts';
import { openPaymentTerm } from './leaving/open-payment-term.ts';

/** How long a mailed link works, in milliseconds; the one that undoes a change of address begins anew with the change. */
export const linkLifetime = {
  activation: 2 * DAY,
  'log-in': 15 * MINUTE,
  'password-reset': 60 * MINUTE,
  /** Deletes an account that nobody can log in to. */
  leaving: 15 * MINUTE,
  'mail-change': 2 * DAY,
  'mail-change-undo': 2 * DAY,
  'mail-resume': 2 * DAY,
  /** As long as the account may wait for its deletion, which ends it. */
  reactivation: (deletionTerm + openPaymentTerm) * DAY,
} as const;
export type LinkPurpose = keyof typeof linkLifetime;

/** The open links that an act makes void: those that would let somebody in, or take the account elsewhere. */
export const linksVoidedBy = {
  /** What went to a mistyped address is its owner's no more. */
  correctedAddress: ['activation', 'log-in', 'password-reset'],
  /** A new address or a new password. */
  newAccess: ['log-in', 'password-reset', 'mail-change'],
  /** A change of address that somebody else had made: they may have asked to leave as well, and have the way back in their inbox. */
  undoneChange: ['log-in', 'password-reset', 'mail-change', 'reactivation'],
  /** An account that is leaving: whoever comes back finds the links that confirm an address or undo a change of it still working. */
  leaving: ['log-in', 'password-reset', 'leaving', 'mail-change'],
  /** An account that is kept out; the links that undo a change of address keep working. */
  closing: ['activation', 'log-in', 'password-reset', 'leaving', 'mail-change'],
} as const satisfies Record<string, readonly LinkPurpose[]>;

const PAUSE = MINUTE;
/** So many times in any 24 hours somebody may ask for a mail to an address. */
const mailsADay = 5;
/** So many to all addresses together: a mistyped one is corrected a few times, strangers' are tried for ever. */
export const mailsADayInAll = 10;

/** A link that somebody asked for, and the address that it was to be mailed to. */
export interface AskedLink {
  at: Date;
  emailKey: string;
}

/**
 * The earliest moment at which a further mail to an address may be asked for: a minute after the last to it, five to it in any
 * 24 hours, and ten to all addresses.
 */
export function nextMailAfter(asked: readonly AskedLink[], emailKey: string, now: Date): Date {
  const toIt = asked.filter((link) => link.emailKey === emailKey).map(({ at }) => at);
  const toAll = asked.map(({ at }) => at);
  const waits = [
    waitAfter(toIt, 1, PAUSE, now),
    waitAfter(toIt, mailsADay, DAY, now),
    waitAfter(toAll, mailsADayInAll, DAY, now),
  ];
  return new Date(now.getTime() + Math.max(0, ...waits));
}

/** May a mail be sent to this address again now? */
export function mayMailAgain(asked: readonly AskedLink[], emailKey: string, now: Date): WaitVerdict {
  return verdictOfWait(nextMailAfter(asked, emailKey, now).getTime() - now.getTime());
}

export interface MailedLink {
  expiresAt: Date;
  usedAt: Date | null;
}

/** Does the link still work? Once used it is spent. */
export function linkWorks(link: MailedLink | undefined, now: Date): link is MailedLink {
  return link !== undefined && link.usedAt === null && link.expiresAt > now;
}
