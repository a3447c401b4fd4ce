import { takesFirstMessage as takesIt } from '@parlour/models/chat/takes-first-message';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { findStranger } from '../store/recipient.ts';

/** Does this member take the words of somebody who joins now, which must be free for everybody? */
export async function takesFirstMessage(
  { brand: { id, settings }, db }: Pick<CallContext, 'brand' | 'db'>,
  memberId: string,
): Promise<boolean> {
  const recipient = await findStranger(db, id, memberId);
  return recipient !== undefined && takesIt(settings, recipient);
}
