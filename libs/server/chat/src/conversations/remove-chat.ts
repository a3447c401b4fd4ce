import { removeChat } from '@parlour/contract/chat/remove-chat';
import { inTransaction } from '@parlour/server-bus';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { ChatPorts } from '../ports.ts';
import { lockAndReadConfirmed } from '../store/held.ts';
import { lockSeats, lowerUnread, removeSeat } from '../store/seat.ts';
import { takeBackHeld } from '../store/take-back.ts';

/**
 * Hides conversations from the caller, up to now; the next message brings one back without what was removed. What the caller
 * has written in them before confirming is taken back.
 */
export const removeChatCall = (ports: ChatPorts): HandledCall =>
  handle(removeChat, ({ body }, context) => {
    const { brand, viewer } = context;
    return inTransaction(context, async ({ trx }) => {
      const mayHold = !viewer.confirmed && !(await lockAndReadConfirmed(trx, brand.id, viewer.id));
      const which = body.id === undefined ? { profileId: body.profile_id ?? '' } : { conversationId: body.id };
      const seats = await lockSeats(trx, brand.id, viewer.id, which);
      if (seats.length === 0) throw refuse('conversation_not_found');
      for (const seat of seats) {
        await removeSeat(trx, brand.id, viewer.id, seat);
        if (mayHold) await takeBackHeld(trx, brand.id, viewer.id, seat.other_id);
      }
      const unread = seats.reduce((sum, seat) => sum + seat.unread, 0);
      const totals = await lowerUnread(trx, brand.id, viewer.id, unread);
      for (const { conversation_id, last_seq } of seats) {
        const read = { conversation_id, read_seq: last_seq };
        await ports.deliver(trx, viewer.id, { kind: 'conversation_read', ...read, ...totals });
        await ports.deliver(trx, viewer.id, { kind: 'conversation_changed', conversation_id });
      }
      return { removed: seats.map((seat) => seat.conversation_id), total_unread: totals.total_unread };
    });
  });
