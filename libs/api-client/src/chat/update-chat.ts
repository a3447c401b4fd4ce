import type { QueryClient } from '@tanstack/react-query';
import { updateChat } from '@parlour/contract/chat/update-chat';
import type { BodyInput } from '@parlour/contract/define-call';
import { setUnread } from '../live/fold-user.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { chatsOptions } from './chats.ts';
import { withChat, withRead } from './fold-chats.ts';
import type { ConversationPage } from './fold-conversation.ts';
import { chatKeys } from './keys.ts';

/** Reads, mutes or accepts; the answer goes into the list, the open page and the badge. */
export async function changeChat(client: QueryClient, body: BodyInput<typeof updateChat>): Promise<void> {
  const { queryKey } = chatsOptions();
  if (body.read_until) client.setQueryData(queryKey, (list) => list && withRead(list, body.id));
  const { chat, total_unread } = await send(updateChat, { body }, transportOf(client));
  client.setQueryData(queryKey, (list) => list && { ...withChat(list, chat), total_unread });
  client.setQueriesData<ConversationPage>({ queryKey: chatKeys.conversations }, (page) =>
    page?.conversation?.id === chat.conversation.id ? { ...page, conversation: chat.conversation } : page,
  );
  setUnread(client, total_unread);
}
