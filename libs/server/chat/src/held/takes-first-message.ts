import { takesFirstMessage as takesIt } from '@parlour/models/chat/takes-first-message';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { findAddressee } from '../store/addressee.ts';

/** Does this member take the words of somebody who joins now, which must be free for everybody? */
export async function takesFirstMessage(
  { brand: { id, settings }, db }: Pick<CallContext, 'brand' | 'db'>,
  memberId: string,
): Promise<boolean> {
  const addressee = await findAddressee(db, id, memberId);
  return addressee !== undefined && takesIt(settings, addressee);
}
