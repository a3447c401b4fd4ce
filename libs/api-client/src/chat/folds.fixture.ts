import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import type { Conversation, Message } from '@parlour/contract/types/chat';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend as usual } from '@parlour/testing/page-data';
import type { ChatList } from './fold-chats.ts';
import type { ConversationPage } from './fold-conversation.ts';

export const canSend = (cost: number): CanSend => ({
  ...usual,
  cost: { text: cost, image: 20 },
  money: { text: null, image: null },
});
export const at = (place: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, place)).toISOString();
export const message = (seq: number, change: Partial<Message> = {}): Message =>
  messageOf(seq, { id: `m${seq}`, conversation_id: 'c1', from: seq % 2 ? 'me' : 'them', sent_at: at(seq), ...change });
export const conversation = (seq: number, id = 'c1'): Conversation => ({
  id,
  state: 'open',
  muted: false,
  last_message: null,
  updated_at: at(seq),
  free: false,
  can_send: canSend(seq),
});
const profile = { id: 'p1', name: 'Nora' } as ProfileCard;
export const page: ConversationPage = {
  conversation: null,
  profile,
  can_send: canSend(0),
  messages: [],
  has_more: false,
};
export const list: ChatList = {
  chats: ['c1', 'c2'].map((id) => ({
    conversation: { ...conversation(0, id), last_message: null },
    profile,
    num_unread_messages: 0,
  })),
  total_unread: 0,
  requests: 0,
};
