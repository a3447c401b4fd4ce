import { listMessages } from '@parlour/contract/chat/list-messages';
import type { Message } from '@parlour/contract/types/chat';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import type { ChatPorts } from '../ports.ts';
import { refuseBlocked } from '../sending/refuse-sending.ts';
import { heldRow } from '../store/held.ts';
import { readHistory, type History } from '../store/history.ts';
import type { ConversationFacts } from '../store/conversation-facts.ts';
import type { Pair } from '../store/pair.ts';
import { pairOf, targetOf } from '../sending/target.ts';
import { canSendOf } from '../sending/verdict.ts';
import { conversationView, messageView, type ViewContext } from '../conversations/views.ts';

/**
 * A conversation with part of its messages (contract E1). It marks nothing as read: that is `update-chat`. A conversation in
 * which the viewer has no seat yet, because its first message is still held, does not exist for the viewer; nor does a closed
 * profile for whoever has none with it.
 */
export const listMessagesCall = (ports: ChatPorts): HandledCall =>
  handle(listMessages, async ({ query }, context) => {
    const { brand, db, viewer, now } = context;
    const viewContext = { ports, brand: brand.id, now };
    const pair = await pairOf(db, brand.id, viewer.id, targetOf(query));
    if (pair.them.blocksOther) throw refuseBlocked(brand.settings, pair);
    if (pair.them.gone && !pair.me.seat) throw refuse('profile_gone');
    const conversation = pair.me.seat ? pair.conversation : null;
    const isPart = query.before !== undefined || query.after !== undefined;
    const read = (part: Pick<typeof query, 'before' | 'after' | 'limit'>) =>
      conversation &&
      readHistory(db, brand.id, {
        ...part,
        conversationId: conversation.id,
        viewerId: viewer.id,
        clearedSeq: pair.me.seat?.clearedSeq ?? 0,
      });

    const [cards, history, newest, held] = await Promise.all([
      ports.cards(context, [pair.them.id]),
      read(query),
      isPart ? read({ limit: 1 }) : null,
      conversation ? heldIn(viewContext, pair, conversation) : [],
    ]);
    const profile = cards.get(pair.them.id);
    if (!profile) throw refuse('profile_gone');
    const shown = (part: History | null) =>
      conversation && part
        ? Promise.all(part.messages.map((row) => messageView(viewContext, row, conversation, pair.me)))
        : [];
    const messages = [...(await shown(history)), ...(query.before ? [] : held)];
    const last = isPart ? [...(await shown(newest)), ...held].at(-1) : messages.at(-1);
    const country = selectedCountryOf(context);
    return {
      conversation:
        conversation &&
        conversationView(brand.settings, {
          viewer: pair.me,
          other: pair.them,
          conversation,
          lastMessage: last ?? null,
          country,
        }),
      profile,
      can_send: canSendOf(brand.settings, { sender: pair.me, recipient: pair.them, conversation }, country),
      messages,
      has_more: history?.hasMore ?? false,
    };
  });

async function heldIn(context: ViewContext, { me, them }: Pair, conversation: ConversationFacts): Promise<Message[]> {
  const waiting = me.held.filter((message) => message.recipient_id === them.id);
  return Promise.all(waiting.map((message) => messageView(context, heldRow(message, me.id), conversation, me)));
}
