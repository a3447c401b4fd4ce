import type { Chat } from '@parlour/contract/types/chat';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { selectedCountryOf } from '@parlour/server-kit/requests/selected-country';
import type { ChatPorts } from '../ports.ts';
import { readChats, readViewer, type Listed, type ListedChat, type ListPosition } from '../store/chat-list.ts';
import { heldRow, readHeld } from '../store/held.ts';
import type { SenderFacts } from '../store/pair.ts';
import { conversationView, messageView } from './views.ts';

/** The viewer's conversations as the list shows them, with the unread total and where older ones begin. */
export async function chatsOf(
  ports: ChatPorts,
  context: MemberContext,
  listed: Listed,
): Promise<{ chats: Chat[]; total_unread: number; next: ListPosition | null }> {
  const { brand, db, viewer } = context;
  const [{ rows, next }, { sender, totalUnread }, held] = await Promise.all([
    readChats(db, brand.id, viewer.id, listed),
    readViewer(db, brand.id, viewer.id),
    viewer.confirmed ? [] : readHeld(db, brand.id, viewer.id),
  ]);
  const cards = await ports.cards(
    context,
    rows.map((row) => row.other.id),
  );
  const chats = rows.map(async (row): Promise<Chat | null> => {
    const profile = cards.get(row.other.id);
    if (!profile) return null;
    const conversation = await listedView(ports, context, row, { ...sender, held });
    return { conversation, profile, num_unread_messages: row.seat.unread };
  });
  const shown = (await Promise.all(chats)).filter((chat) => chat !== null);
  return { chats: shown, total_unread: totalUnread, next };
}

async function listedView(
  ports: ChatPorts,
  context: MemberContext,
  row: ListedChat,
  sender: Omit<SenderFacts, 'blocksOther'>,
): Promise<Chat['conversation']> {
  const { brand, viewer, now } = context;
  const waiting = sender.held.findLast((message) => message.recipient_id === row.other.id);
  const last = row.lastMessage ?? (waiting && heldRow(waiting, viewer.id));
  return conversationView(brand.settings, {
    viewer: { ...sender, blocksOther: row.blockedByMe, seat: row.seat },
    other: row.other,
    conversation: row.conversation,
    lastMessage: last ? await messageView({ ports, brand: brand.id, now }, last, row.conversation, sender) : null,
    country: selectedCountryOf(context),
  });
}
