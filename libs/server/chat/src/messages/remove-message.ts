import { removeMessage } from '@parlour/contract/chat/remove-message';
import { mayTakeBack, TAKE_BACK_MINUTES } from '@parlour/models/chat/take-back';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import type { ChatPorts } from '../ports.ts';
import { takeDownMessages } from './take-down-messages.ts';
import { lockAndReadConfirmed } from '../store/held.ts';
import type { MessageRow } from '../store/message-row.ts';
import { hideMessage, readMessage } from '../store/remove-message.ts';
import { takeBackOne } from '../store/take-back.ts';
import { pairOf } from '../sending/target.ts';
import { messageView } from '../conversations/views.ts';

type Removed = MessageRow & { conversation_id: string };

/** Removes a message for the caller or for both (contract E4). One that is held is never sent, whomever it is removed for. */
export const removeMessageCall = (ports: ChatPorts): HandledCall =>
  handle(removeMessage, ({ body }, context) => {
    const { brand, viewer } = context;
    return inTransaction(context, async ({ trx }) => {
      const row =
        (await withdrawHeld(ports, trx, context, body.id)) ??
        (body.for === 'all'
          ? await removeForBoth(ports, trx, context, body.id)
          : await removeForMe(ports, trx, context, body.id));
      const { me, conversation } = await pairOf(trx, brand.id, viewer.id, { conversationId: row.conversation_id });
      if (!conversation) throw refuse('conversation_not_found');
      const silent = { ...row, text: null, gift_id: null, photo: null, deleted: true };
      return { message: await messageView({ ports, brand: brand.id, now: context.now }, silent, conversation, me) };
    });
  });

async function withdrawHeld(
  ports: ChatPorts,
  trx: Transaction,
  { brand, viewer }: MemberContext,
  id: string,
): Promise<Removed | null> {
  if (viewer.confirmed || (await lockAndReadConfirmed(trx, brand.id, viewer.id))) return null;
  const held = await takeBackOne(trx, brand.id, viewer.id, id);
  if (!held) return null;
  const { conversation_id } = held;
  await ports.deliver(trx, viewer.id, { kind: 'conversation_changed', conversation_id, removed: [id] });
  return held;
}

/** Finds one's own also where its conversation was removed: the other still reads it. */
async function removeForBoth(
  ports: ChatPorts,
  trx: Transaction,
  { brand, viewer, now }: MemberContext,
  id: string,
): Promise<Removed> {
  const message = await readMessage(trx, brand.id, viewer.id, id);
  const isMine = message?.sender_id === viewer.id;
  if (!message || (message.cleared && !isMine)) throw refuse('not_found');
  if (!isMine) throw refuseFields({ for: 'value_unknown' });
  if (!message.removed && !mayTakeBack(message.sent_at, now)) throw refuse('too_late', { minutes: TAKE_BACK_MINUTES });
  await takeDownMessages(ports, trx, brand.id, [id], now);
  return message;
}

async function removeForMe(
  ports: ChatPorts,
  trx: Transaction,
  { brand, viewer }: MemberContext,
  id: string,
): Promise<Removed> {
  const message = await readMessage(trx, brand.id, viewer.id, id);
  if (!message || message.cleared) throw refuse('not_found');
  if (message.deleted) return message;
  await hideMessage(trx, brand.id, viewer.id, id);
  const { conversation_id } = message;
  await ports.deliver(trx, viewer.id, { kind: 'conversation_changed', conversation_id, removed: [id] });
  return message;
}
