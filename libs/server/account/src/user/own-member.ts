import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { findMember, type MemberRow } from '../store/members.ts';

/** The row of the member who makes the call; whoever was removed since the session was found is nobody any more. */
export async function ownMember({ brand, db, viewer }: MemberContext): Promise<MemberRow> {
  const member = await findMember(db, brand.id, viewer.id);
  if (!member) throw refuse('authentication_required');
  return member;
}
