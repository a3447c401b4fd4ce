import { attemptWindow, mayTryLogIn } from '@parlour/models/account/log-in/log-in-attempts';
import { MINUTE } from '@parlour/models/durations';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import { passwordFits } from './password-hash.ts';
import { deleteFailure, insertFailure, recentFailures } from '../store/log-in-attempts.ts';
import { lockMember, type MemberRow } from '../store/members.ts';

/** The field of a form where the own password was typed. */
type PasswordField = 'password' | 'old_password';

/**
 * Refuses an act whose password is not the member's own. Wrong ones count like failed log-ins, so that whoever finds an open
 * session cannot guess the password with it. Checking takes its time: the act itself begins with `lockWithPassword`.
 */
export async function refuseWrongPassword(
  { brand, db, now, request }: MemberContext,
  member: MemberRow,
  typed: string,
  field: PasswordField,
): Promise<void> {
  const attempter = { brand: brand.id, kind: 'own-password', login: member.id, network: request.network } as const;
  const attempt = await insertFailure(db, attempter, now);
  const verdict = mayTryLogIn(await recentFailures(db, attempter, attempt, now), now);
  if (!verdict.ok) {
    await deleteFailure(db, brand.id, attempt);
    const minutes = verdict.refusal === 'too_many_attempts' ? verdict.minutes : attemptWindow / MINUTE;
    throw refuse('too_many_attempts', { minutes });
  }
  if (!(await passwordFits(typed, member.password_hash))) throw refuseFields({ [field]: 'old_password_wrong' });
  await deleteFailure(db, brand.id, attempt);
}

/**
 * Locks the member whose password was right, and refuses where it was changed since: whoever changes it ends all that others
 * have begun with the old one.
 */
export async function lockWithPassword(trx: Transaction, seen: MemberRow, field: PasswordField): Promise<MemberRow> {
  const member = await lockMember(trx, seen.brand, seen.id);
  if (member?.password_hash !== seen.password_hash) throw refuseFields({ [field]: 'old_password_wrong' });
  return member;
}
