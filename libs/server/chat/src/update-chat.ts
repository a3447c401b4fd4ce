import { updateChat } from '@parlour/contract/chat/update-chat';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { handle, type HandledCall } from '@parlour/server-kit/handle';
import { refuse, refuseFields } from '@parlour/server-kit/refusal';
import { chatsOf } from './chat-view.ts';
import type { ChatPorts } from './ports.ts';
import {
  acceptRequest,
  lockSeats,
  lowerUnread,
  markRead,
  moveReadMark,
  readSeq,
  setMuted,
  type LockedSeat,
} from './store/seat.ts';

/** Reads, mutes or accepts (contract E5). Doing so twice changes nothing and tells nobody. */
export const updateChatCall = (ports: ChatPorts): HandledCall =>
  handle(updateChat, async ({ body }, context) => {
    const { brand, viewer } = context;
    await inTransaction(context, async ({ trx }) => {
      const [seat] = await lockSeats(trx, brand.id, viewer.id, { conversationId: body.id });
      if (!seat) throw refuse('conversation_not_found');
      const changes = [
        body.muted !== undefined && (await setMuted(trx, brand.id, viewer.id, body.id, body.muted)),
        body.accept === true && (await acceptRequest(trx, brand.id, viewer.id, body.id)),
      ];
      if (body.read_until) await readUntil(ports, context, trx, seat, body.read_until);
      // Last, because it locks the viewer's mailbox, and reading locks those of both in their order.
      if (changes.includes(true))
        await ports.deliver(trx, viewer.id, { kind: 'conversation_changed', conversation_id: body.id });
    });
    const { chats, total_unread } = await chatsOf(ports, context, { conversationId: body.id });
    if (!chats[0]) throw refuse('conversation_not_found');
    return { chat: chats[0], total_unread };
  });

async function readUntil(
  ports: ChatPorts,
  { brand, viewer, now }: MemberContext,
  trx: Transaction,
  seat: LockedSeat,
  messageId: string,
): Promise<void> {
  const seq = await readSeq(trx, brand.id, seat.conversation_id, messageId);
  if (seq === null) throw refuseFields({ read_until: 'value_unknown' });
  if (seq <= seat.read_seq) return;
  const unread = await moveReadMark(trx, brand.id, viewer.id, seat.conversation_id, seq);
  const marked = seat.read_receipts ? await markRead(trx, brand.id, viewer.id, seat, seq, now) : 0;

  const read = { conversation_id: seat.conversation_id, read_seq: seq };
  const tellOther = async () => {
    if (marked > 0 && seat.other_sees_receipts)
      await ports.deliver(trx, seat.other_id, { kind: 'message_read', ...read, read_at: now.toISOString() });
  };
  const tellSelf = async () => {
    const totals = await lowerUnread(trx, brand.id, viewer.id, seat.unread - unread);
    await ports.deliver(trx, viewer.id, { kind: 'conversation_read', ...read, ...totals });
  };
  // Mailboxes are locked by ascending member id, as everywhere.
  for (const tell of viewer.id < seat.other_id ? [tellSelf, tellOther] : [tellOther, tellSelf]) await tell();
}
