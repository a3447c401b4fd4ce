import type { Message } from '@parlour/contract/types/chat';

export const CONVERSATION = '00000000-0000-4000-8000-0000000000c1';

/** A text of the other side, numbered and timed by its place in the conversation. */
export const messageOf = (seq: number, changes: Partial<Message> = {}): Message => ({
  id: `00000000-0000-4000-8000-00000000a${String(seq).padStart(3, '0')}`,
  seq,
  client_id: null,
  conversation_id: CONVERSATION,
  from: 'them',
  sender_kind: 'member',
  type: 'text',
  text: `Message ${seq}`,
  image: null,
  gift: null,
  sent_at: new Date(Date.UTC(2026, 10, 21, 20, seq)).toISOString(),
  read_at: null,
  status: 'sent',
  cost: 0,
  deleted: false,
  warning: null,
  ...changes,
});
