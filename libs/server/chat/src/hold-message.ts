import { v7 as uuid } from 'uuid';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import { giftCost, isGift, type GiftId } from '@parlour/models/chat/gifts';
import { heldUse } from '@parlour/models/chat/held-use';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { answer } from '@parlour/server-kit/answer';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { refuse } from '@parlour/server-kit/refusal';
import { isSame, words, type MessageContent } from './message-content.ts';
import { refuseSending } from './refuse-sending.ts';
import { sentReply } from './sent-reply.ts';
import { heldRow, insertHeld, readHeld, type HeldMessage } from './store/held.ts';
import { readPair, type Pair } from './store/pair.ts';
import { pairOf, targetOf } from './target.ts';
import { allowanceOf, useOf, verdictOf } from './verdict.ts';
import { messageView } from './views.ts';

/** Keeps what somebody unconfirmed writes, at the rules and the price that will hold when it is released (contract part 0, 13). */
export async function holdInstead(
  context: MemberContext,
  body: BodyOf<typeof sendMessage>,
  content: MessageContent,
): Promise<ReplyInput<typeof sendMessage>> {
  const { brand, db, viewer, now } = context;
  const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
  const held = await readHeld(db, brand.id, viewer.id);
  const before = held.find((message) => message.client_id === body.client_id);
  if (before && !(before.recipient_id === pair.them.id && isSame(before, content)))
    throw refuse('idempotency_conflict');
  if (!before) checkHeld(context, { cost: body.expected_cost, gift: content.giftId }, pair, held);

  const message = before ?? {
    id: uuid(),
    client_id: body.client_id,
    recipient_id: pair.them.id,
    type: content.type,
    text: content.text,
    gift_id: content.giftId,
    created_at: now,
  };
  const kept = await inTransaction(context, async ({ trx }) => {
    await insertHeld(trx, brand.id, {
      id: message.id,
      clientId: body.client_id,
      senderId: viewer.id,
      recipientId: pair.them.id,
      content,
      now,
    });
    return pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
  });
  if (!kept.conversation) throw refuse('conversation_not_found');
  const view = await messageView(heldRow(message, viewer.id), kept.conversation.id, kept.me);
  return answer(sentReply(brand.settings, kept, view), { replayed: before !== undefined });
}

function checkHeld(
  { brand }: MemberContext,
  expected: { cost: number; gift: GiftId | null },
  pair: Pair,
  held: readonly HeldMessage[],
): void {
  const direction = { sender: pair.me, recipient: pair.them, conversation: pair.conversation };
  const { use, credits } = heldUse(allowanceOf(brand.settings), useOf(direction), {
    held: held.map(({ recipient_id, gift_id }) => ({
      recipientId: recipient_id,
      giftCost: isGift(gift_id) ? giftCost(gift_id, brand.settings.gift_credits) : null,
    })),
    cost: brand.settings.message_credits,
    recipientId: pair.them.id,
  });
  const verdict = verdictOf(
    brand.settings,
    { ...direction, sender: { ...pair.me, credits: pair.me.credits - credits } },
    { use, gift: expected.gift },
  );
  if (!verdict.ok) throw refuseSending(brand.settings, pair, verdict);
  if (verdict.cost !== expected.cost) throw refuse('price_changed', { cost: verdict.cost });
}

/** A message written while signing up. */
export interface FirstMessage {
  brand: string;
  senderId: string;
  recipientId: string;
  text: string;
  now: Date;
}

/** Keeps the message of a sign-up until the address is confirmed; false where nobody there can be written to. */
export async function holdMessage(
  trx: Transaction,
  { brand, senderId, recipientId, text, now }: FirstMessage,
): Promise<boolean> {
  const pair = await readPair(trx, brand, senderId, { profileId: recipientId });
  if (!pair || pair.them.gone || pair.them.blocksOther) return false;
  await insertHeld(trx, brand, { id: uuid(), clientId: uuid(), senderId, recipientId, content: words(text), now });
  return true;
}
