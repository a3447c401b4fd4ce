import type { BrandSettings } from '@parlour/brand/settings-schema';
import { freeBecause } from '@parlour/models/chat/free-allowance';
import type { CastMember } from '../cast/cast-member.ts';
import type { DemoConversation } from './conversations.ts';

/** A message that an account paid for. */
interface DemoCharge {
  messageId: string;
  profileId: string;
  /** credits */
  cost: number;
  at: Date;
}

/** What an account's own messages took: free conversations and messages, and credits. */
export interface Spent {
  freeConversations: ReadonlySet<string>;
  freeMessages: number;
  charges: DemoCharge[];
}

type Prices = Pick<BrandSettings, 'free_conversations' | 'free_messages' | 'message_credits'>;

/** Goes through an account's messages in the order in which they were sent, at the rules that sending has. */
export function spentBy(login: CastMember, conversations: readonly DemoConversation[], prices: Prices): Spent {
  const allowance = { conversations: prices.free_conversations, messages: prices.free_messages };
  const freeConversations = new Set<string>();
  const charges: DemoCharge[] = [];
  let freeMessages = 0;
  for (const { conversation, message } of messagesOf(login, conversations)) {
    const free = freeBecause(allowance, {
      premium: login.login === 'premium',
      conversations: freeConversations.size,
      messages: freeMessages,
      conversation: message.seq === 1 ? 'new' : freeConversations.has(conversation.id) ? 'mine_free' : 'other',
    });
    if (free === 'conversation') freeConversations.add(conversation.id);
    else if (free === 'message') freeMessages += 1;
    else
      charges.push({
        messageId: message.id,
        profileId: conversation.other.id,
        cost: prices.message_credits,
        at: message.sentAt,
      });
  }
  return { freeConversations, freeMessages, charges: charges.filter(({ cost }) => cost > 0) };
}

const messagesOf = (login: CastMember, conversations: readonly DemoConversation[]) =>
  conversations
    .filter(({ me }) => me.id === login.id)
    .flatMap((conversation) =>
      conversation.messages
        .filter(({ sender }) => sender.id === login.id)
        .map((message) => ({ conversation, message })),
    )
    .toSorted((one, other) => one.message.sentAt.getTime() - other.message.sentAt.getTime());
