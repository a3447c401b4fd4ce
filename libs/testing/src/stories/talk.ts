import type { Chat, Conversation, Message } from '@parlour/contract/types/chat';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { CONVERSATION, messageOf } from '../chat-data.ts';
import { canSend } from '../page-data.ts';
import { storyCard, storyTime } from './people.ts';

/** A conversation in which the member may write; its newest message is the given one. */
export function storyConversation(newest: Message | null, changes: Partial<Conversation> = {}): Conversation {
  return {
    id: CONVERSATION,
    state: 'open',
    muted: false,
    last_message: newest,
    updated_at: newest?.sent_at ?? storyTime,
    free: false,
    can_send: canSend,
    ...changes,
  };
}

/** Somebody on the list of conversations, with their newest words. */
export function storyChat(
  name: string,
  newest: Partial<Message>,
  { unread = 0, profile, ...changes }: Partial<Conversation> & { unread?: number; profile?: Partial<ProfileCard> } = {},
): Chat {
  const card = storyCard(name, profile);
  const conversation = storyConversation(messageOf(1, newest), { id: card.id, ...changes });
  return { conversation, profile: card, num_unread_messages: unread };
}

/** A short talk over two evenings: both sides speak, twice in a row too. */
export const storyTalk: Message[] = [
  messageOf(1, { sent_at: '2026-11-20T20:14:00.000Z', text: 'Good evening! Your garden looks like a lot of work.' }),
  messageOf(2, {
    sent_at: '2026-11-20T20:31:00.000Z',
    from: 'me',
    status: 'read',
    text: 'It is. And I love every hour of it.',
  }),
  messageOf(3, {
    sent_at: '2026-11-21T18:02:00.000Z',
    text: 'Then you know what to do with a lemon tree in November.',
  }),
  messageOf(4, { sent_at: '2026-11-21T18:03:00.000Z', text: 'Mine is losing its leaves.' }),
  messageOf(5, {
    sent_at: '2026-11-21T18:40:00.000Z',
    from: 'me',
    text: 'Less water, more light, and patience until March.',
  }),
];
