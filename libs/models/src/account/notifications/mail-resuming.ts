import type { DisabledReason } from './notification-settings.ts';
import { DAY } from '../../durations.ts';

export type ResumeVerdict = { ok: true; how: 'at-once' | 'by-mail' } | { ok: false; refusal: 'address_still_bouncing' };

/** Milliseconds after a mail came back during which another to the same address would come back too. */
const BOUNCING_FOR = DAY;

/** May notification mails be taken up again now, and how? (spec section 4, contract G2) */
export function mayResumeMail(disabled: readonly DisabledReason[], bouncedAt: Date | null, now: Date): ResumeVerdict {
  if (bouncedAt && now.getTime() - bouncedAt.getTime() < BOUNCING_FOR)
    return { ok: false, refusal: 'address_still_bouncing' };
  return { ok: true, how: disabled.some((reason) => reason !== 'listunsubscribe') ? 'by-mail' : 'at-once' };
}
