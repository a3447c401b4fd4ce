import type { CallContext } from '@parlour/server-kit/calls/call-context';
import type { ShownTotals } from '@parlour/server-account';
import { findMemberTotals } from '@parlour/server-members';

/** A member's credits, two badges and newest event by the names of `user.php`. */
export async function totalsOf({ db, brand }: CallContext, memberId: string): Promise<ShownTotals> {
  const { credits, total_unread, total_new, last_event } = await findMemberTotals(db, brand.id, memberId);
  return { credits, unread: total_unread, new_likes: total_new, last_event };
}
