import { attemptWindow, mayTryLogIn } from '@parlour/models/account/log-in-attempts';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { refuse, refuseFields } from '@parlour/server-kit/refusal';
import { passwordFits } from './password-hash.ts';
import { deleteFailure, forgetFailures, insertFailure, recentFailures } from './store/log-in-attempts.ts';
import type { MemberRow } from './store/members.ts';

/**
 * Refuses an act whose password is not the member's own. Wrong ones count like failed log-ins, so that whoever finds an open
 * session cannot guess the password with it.
 *
 * @param field the form's field where it was typed
 */
export async function refuseWrongPassword(
  { brand, db, now, request }: MemberContext,
  member: MemberRow,
  typed: string,
  field: 'password' | 'old_password',
): Promise<void> {
  const attempter = { brand: brand.id, login: `member ${member.id}`, network: request.network };
  const attempt = await insertFailure(db, attempter, now);
  const verdict = mayTryLogIn(await recentFailures(db, attempter, attempt, now), now);
  if (!verdict.ok) {
    await deleteFailure(db, brand.id, attempt);
    const minutes = verdict.refusal === 'too_many_attempts' ? verdict.minutes : attemptWindow / 60_000;
    throw refuse('too_many_attempts', { minutes });
  }
  if (!(await passwordFits(typed, member.password_hash))) throw refuseFields({ [field]: 'old_password_wrong' });
  await forgetFailures(db, attempter);
}
