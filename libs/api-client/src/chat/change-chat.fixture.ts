import { QueryClient } from '@tanstack/react-query';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend, member } from '@parlour/testing/page-data';
import { userOptions } from '../account/user.ts';
import { bindTransport, type CallRequest } from '../transport.ts';
import { chatsOptions } from './chats.ts';

export const nora = { id: '00000000-0000-4000-8000-000000000001', name: 'Nora' } as ProfileCard;
export const conversation = {
  id: CONVERSATION,
  state: 'open',
  muted: false,
  last_message: messageOf(1),
  updated_at: messageOf(1).sent_at,
  free: false,
  can_send: canSend,
} as const;
export const page = { conversation, profile: nora, can_send: canSend, messages: [messageOf(1)], has_more: false };
export const chat = { conversation, profile: nora, num_unread_messages: 2 };

export type Answer = (request: CallRequest) => unknown;

/** A client that knows one chat, with two unread messages. */
export function knownChat(nextAnswer: () => Answer | undefined): { client: QueryClient; asked: string[] } {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const asked: string[] = [];
  bindTransport(client, async (request) => {
    asked.push(`${request.call.method} ${request.call.path}`);
    return nextAnswer()?.(request);
  });
  client.setQueryData(chatsOptions().queryKey, { chats: [chat], total_unread: 2, requests: 0 });
  client.setQueryData(userOptions().queryKey, { ...member(), counts: { unread: 2, new_likes: 0 } } as never);
  return { client, asked };
}
