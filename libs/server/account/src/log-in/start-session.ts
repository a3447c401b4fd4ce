import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { lockMember, type MemberRow } from '../store/members.ts';
import { deleteSessions } from '../store/sessions.ts';

/**
 * Starts a session for a member whose password or link was right. Ends it again where the password has changed or the
 * account was closed since `seen` was read. A call that changes those locks the member's row before it ends the
 * sessions: either it ends this one too, or its change is seen here.
 *
 * @returns false where the session was ended
 */
export async function startSession(context: CallContext, seen: MemberRow): Promise<boolean> {
  const { brand } = context;
  await context.startSession(seen.id);
  const stays = await inTransaction(context, async ({ trx }) => {
    const member = await lockMember(trx, brand.id, seen.id);
    const mayStay = member?.status === 'active' || member?.status === 'not_confirmed';
    if (!mayStay || member.password_hash !== seen.password_hash) return false;
    await deleteSessions(trx, brand.id, seen.id, 'beyond-most');
    return true;
  });
  if (stays) return true;
  if (context.session) await deleteSessions(context.db, brand.id, seen.id, { only: context.session.id });
  await context.endSession();
  return false;
}
