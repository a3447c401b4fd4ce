import { v7 as uuid } from 'uuid';
import type { sendMessage } from '@parlour/contract/chat/send-message';
import type { BodyOf, ReplyInput } from '@parlour/contract/define-call';
import type { FirstMessage } from '@parlour/models/chat/first-message';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { answer } from '@parlour/server-kit/calls/answer';
import type { CallContext, MemberContext } from '@parlour/server-kit/calls/call-context';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { acknowledgement, allowSending } from '../sending/allow-sending.ts';
import { isSame, words, type MessageContent } from '../sending/message-content.ts';
import { photoToSend } from '../sending/photo-to-send.ts';
import type { ChatPorts } from '../ports.ts';
import { sentReply } from '../sending/sent-reply.ts';
import { heldRow, insertHeld, lockAndReadConfirmed, type HeldMessage } from '../store/held.ts';
import { readPair, type Pair } from '../store/pair.ts';
import { pairOf, targetOf } from '../sending/target.ts';
import { verdictOf } from '../sending/verdict.ts';
import { messageView } from '../conversations/views.ts';

/**
 * Keeps what somebody unconfirmed writes, by the rules of now, with the price they were shown (contract part 0, 13).
 * Null where they have confirmed since the session was looked at: what was held is released already, and this may be sent.
 */
export async function holdInstead(
  ports: ChatPorts,
  context: MemberContext,
  body: BodyOf<typeof sendMessage>,
  content: MessageContent,
): Promise<ReplyInput<typeof sendMessage> | null> {
  const { brand, viewer } = context;
  return inTransaction(context, async ({ trx }) => {
    if (await lockAndReadConfirmed(trx, brand.id, viewer.id)) return null;
    const pair = await pairOf(trx, brand.id, viewer.id, targetOf(body));
    const before = heldAs(body.client_id, pair);
    if (before && !(before.recipient_id === pair.them.id && isSame(before, content)))
      throw refuse('idempotency_conflict');
    const kept = before ? pair : await hold(ports, trx, context, { body, content, pair });
    const message = heldAs(body.client_id, kept);
    // Not kept is what was held under this key before and taken back: whoever hears of it answers with what is left of the first.
    if (!message || !kept.conversation) throw refuse('conversation_not_found');
    const viewContext = { ports, brand: brand.id, now: context.now };
    const view = await messageView(viewContext, heldRow(message, viewer.id), kept.conversation, kept.me);
    return answer(sentReply(context, kept, view), { replayed: before !== undefined });
  });
}

const heldAs = (clientId: string, { me }: Pair): HeldMessage | undefined =>
  me.held.find((message) => message.client_id === clientId);

/** Keeps one more where it is allowed, and tells the writer's other pages; the pair with it. */
async function hold(
  ports: ChatPorts,
  trx: Transaction,
  context: MemberContext,
  { body, content, pair }: { body: BodyOf<typeof sendMessage>; content: MessageContent; pair: Pair },
): Promise<Pair> {
  const { brand, viewer, now } = context;
  const { cost } = allowSending(context, body, content, pair);
  await photoToSend(trx, context, content);
  await acknowledgement(ports, context, body, pair)?.(trx);
  const who = { senderId: viewer.id, recipientId: pair.them.id };
  await insertHeld(trx, brand.id, { id: uuid(), clientId: body.client_id, ...who, content, cost, now });
  const kept = await pairOf(trx, brand.id, viewer.id, { profileId: pair.them.id });
  if (kept.conversation)
    await ports.deliver(trx, viewer.id, { kind: 'conversation_changed', conversation_id: kept.conversation.id });
  return kept;
}

/**
 * Keeps the message of a sign-up until the address is confirmed; false where it would not be allowed then as things are now, or
 * not for free: whoever joins is shown no price.
 */
export async function holdMessage(
  trx: Transaction,
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  { senderId, recipientId, text }: FirstMessage,
): Promise<boolean> {
  const pair = await readPair(trx, brand.id, senderId, { profileId: recipientId });
  if (!pair) return false;
  const direction = { sender: pair.me, recipient: pair.them, conversation: pair.conversation };
  const { ok, cost } = verdictOf(brand.settings, direction);
  if (!ok || cost > 0) return false;
  const kept = { id: uuid(), clientId: uuid(), senderId, recipientId, content: words(text), cost, now };
  await insertHeld(trx, brand.id, kept);
  return true;
}
