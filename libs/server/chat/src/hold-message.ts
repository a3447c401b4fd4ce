import { v7 as uuid } from 'uuid';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import { heldUse } from '@parlour/models/chat/held-use';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { answer } from '@parlour/server-kit/answer';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { refuse } from '@parlour/server-kit/refusal';
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
): Promise<ReplyInput<typeof sendMessage>> {
  const { brand, db, viewer, now } = context;
  const pair = await pairOf(db, brand.id, viewer.id, targetOf(body));
  const held = await readHeld(db, brand.id, viewer.id);
  const before = held.find((message) => message.client_id === body.client_id);
  if (before && before.text !== body.text) throw refuse('idempotency_conflict');
  if (!before) checkHeld(context, body.expected_cost, pair, held);

  const message = before ?? {
    id: uuid(),
    client_id: body.client_id,
    recipient_id: pair.them.id,
    text: body.text,
    created_at: now,
  };
  const kept = await inTransaction(context, async ({ trx }) => {
    await insertHeld(trx, brand.id, {
      id: message.id,
      clientId: body.client_id,
      senderId: viewer.id,
      recipientId: pair.them.id,
      text: body.text,
      now,
    });
    return pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
  });
  if (!kept.conversation) throw refuse('conversation_not_found');
  const view = messageView(heldRow(message, viewer.id), kept.conversation.id, kept.me);
  return answer(sentReply(brand.settings, kept, view), { replayed: before !== undefined });
}

function checkHeld({ brand }: MemberContext, expectedCost: number, pair: Pair, held: readonly HeldMessage[]): void {
  const direction = { sender: pair.me, recipient: pair.them, conversation: pair.conversation };
  const { use, credits } = heldUse(allowanceOf(brand.settings), useOf(direction), {
    held: held.map((message) => message.recipient_id),
    cost: brand.settings.message_credits,
    recipientId: pair.them.id,
  });
  const verdict = verdictOf(
    brand.settings,
    { ...direction, sender: { ...pair.me, credits: pair.me.credits - credits } },
    use,
  );
  if (!verdict.ok) throw refuseSending(brand.settings, pair, verdict);
  if (verdict.cost !== expectedCost) throw refuse('price_changed', { cost: verdict.cost });
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
  await insertHeld(trx, brand, { id: uuid(), clientId: uuid(), senderId, recipientId, text, now });
  return true;
}
