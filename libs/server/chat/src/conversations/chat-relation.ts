import type { CanSend } from '@parlour/contract/types/profile';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import { pairOf } from '../sending/target.ts';
import { canSendOf } from '../sending/verdict.ts';

/** What a profile shows of the two: the conversation there is, and whether and at which price one more message goes. */
export async function chatRelation(
  context: MemberContext,
  profileId: string,
): Promise<{ conversation_id: string | null; can_send: CanSend }> {
  const { brand, db, viewer } = context;
  const { me, them, conversation } = await pairOf(db, brand.id, viewer.id, { profileId });
  return {
    conversation_id: (me.seat && conversation?.id) ?? null,
    can_send: canSendOf(brand.settings, { sender: me, recipient: them, conversation }, selectedCountryOf(context)),
  };
}
