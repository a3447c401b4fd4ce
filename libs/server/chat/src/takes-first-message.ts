import { maySend } from '@parlour/models/chat/may-send';
import type { CallContext } from '@parlour/server-kit/call-context';
import { findAddressee } from './store/addressee.ts';
import { allowanceOf, standingWithHeld } from './verdict.ts';

/** Does this member take the words of somebody who joins now, who has nothing but what the brand gives to everybody? */
export async function takesFirstMessage(
  { brand: { id, settings }, db }: Pick<CallContext, 'brand' | 'db'>,
  memberId: string,
): Promise<boolean> {
  const addressee = await findAddressee(db, id, memberId);
  if (!addressee) return false;
  const used = { premium: false, conversations: 0, messages: 0 };
  const verdict = maySend({
    ...addressee,
    ...standingWithHeld(settings, { used, credits: settings.signup_credits, held: [] }, memberId),
    blockedByThem: false,
    blockedByMe: false,
    likedByThem: false,
    matched: false,
    accepted: false,
    fictionalAcknowledged: false,
    allowance: allowanceOf(settings),
    gift: false,
    cost: settings.message_credits,
  });
  return verdict.ok;
}
