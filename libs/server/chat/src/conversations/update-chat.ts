import { updateChat } from '@parlour/contract/chat/update-chat';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';
import { chatsOf } from './chat-view.ts';
import type { ChatPorts } from '../ports.ts';
import {
  acceptRequest,
  lockSeats,
  lowerUnread,
  markRead,
  moveReadMark,
  readSeqOf,
  setMuted,
  type LockedSeat,
} from '../store/seat.ts';
import { tellRequestRead } from './tell-request-read.ts';

/** Reads, mutes or accepts (contract E5). Doing so twice changes nothing and tells nobody. */
export const updateChatCall = (ports: ChatPorts): HandledCall =>
  handle(updateChat, async ({ body }, context) => {
    const { brand, viewer } = context;
    const place = { brand: brand.id, memberId: viewer.id, conversationId: body.id };
    await inTransaction(context, async ({ trx }) => {
      const [seat] = await lockSeats(trx, brand.id, viewer.id, { conversationId: body.id });
      if (!seat || seat.blocked_by_other) throw refuse('conversation_not_found');
      const muted = body.muted !== undefined && (await setMuted(trx, place, body.muted));
      if (body.read_until) await readUntil(ports, context, trx, seat, body.read_until);
      const accepted = body.accept === true && (await acceptRequest(trx, place));
      if (accepted)
        await tellRequestRead(ports, trx, brand.id, {
          conversationId: body.id,
          readerId: viewer.id,
          writerId: seat.other_id,
        });
      // Last, because it locks the viewer's mailbox, and the others lock those of both in their order.
      if (muted || accepted)
        await ports.deliver(trx, viewer.id, { kind: 'conversation_changed', conversation_id: body.id });
    });
    const { chats, total_unread } = await chatsOf(ports, context, { conversationId: body.id });
    if (!chats[0]) throw refuse('conversation_not_found');
    return { chat: chats[0], total_unread };
  });

/** Moves the read mark. Who looks at a request is noted, and told of once it is accepted or answered. */
async function readUntil(
  ports: ChatPorts,
  { brand, viewer, now }: MemberContext,
  trx: Transaction,
  seat: LockedSeat,
  messageId: string,
): Promise<void> {
  const { conversation_id, read_seq } = seat;
  const place = { brand: brand.id, memberId: viewer.id, conversationId: conversation_id };
  const seq = await readSeqOf(trx, place, messageId);
  if (seq === null) throw refuseFields({ read_until: 'value_unknown' });
  if (seq <= read_seq) return;
  const unread = await moveReadMark(trx, place, seq);
  const part = { conversationId: conversation_id, after: read_seq, upTo: seq };
  const marked = seat.read_receipts ? await markRead(trx, brand.id, viewer.id, part, now) : 0;

  const read = { conversation_id, read_seq: seq };
  const tellOther = async () => {
    if (marked > 0 && seat.other_sees_receipts && !seat.asked)
      await ports.deliver(trx, seat.other_id, { kind: 'message_read', ...read, read_at: now.toISOString() });
  };
  const tellSelf = async () => {
    const totals = await lowerUnread(trx, brand.id, viewer.id, seat.unread - unread);
    await ports.deliver(trx, viewer.id, { kind: 'conversation_read', ...read, ...totals });
  };
  // Mailboxes are locked by ascending member id, as everywhere.
  for (const tell of viewer.id < seat.other_id ? [tellSelf, tellOther] : [tellOther, tellSelf]) await tell();
}
