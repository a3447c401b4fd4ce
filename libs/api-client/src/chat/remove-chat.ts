import { mutationOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { removeChat } from '@parlour/contract/chat/remove-chat';
import { ApiError } from '../api-error.ts';
import { setUnread } from '../live/fold-user.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { expectNewest, TOTALS } from '../live/overtaken.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { chatsOptions } from './chats.ts';
import { withoutChat } from './fold-chats.ts';
import type { ConversationPage } from './fold-conversation.ts';
import { chatKeys } from './keys.ts';
import { forgetAllOutgoing } from './sending/sendings.ts';

/** Removes a conversation: from the list first, then at the server; a failure reloads the list (spec section 4). */
export const removeChatMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: chatKeys.removing,
    mutationFn: async (conversationId: string): Promise<void> => {
      const areNewest = expectNewest(client, TOTALS);
      const removed = await send(removeChat, { body: { id: conversationId }, ...wayOf(client) }).catch(goneAlready);
      if (removed && areNewest()) setUnread(client, removed.total_unread);
    },
    onMutate: (conversationId) =>
      client.setQueryData(chatsOptions().queryKey, (list) => list && withoutChat(list, conversationId)),
    onSuccess: (_, conversationId) => forgetPages(client, conversationId),
    onError: () => client.invalidateQueries({ queryKey: chatKeys.chats }),
  });

/**
 * Forgets what was read of a conversation, by whichever address it was opened, in other tabs too; and what was sent off in it and
 * has not arrived.
 */
function forgetPages(client: QueryClient, conversationId: string): void {
  tellOtherTabs(chatKeys.chats, chatKeys.conversations);
  const isOfIt = ({ state }: Query): boolean =>
    (state.data as ConversationPage | undefined)?.conversation?.id === conversationId;
  const pages = client.getQueryCache().findAll({ queryKey: chatKeys.conversations, predicate: isOfIt });
  for (const { state } of pages) forgetAllOutgoing(client, (state.data as ConversationPage).profile.id);
  void client.resetQueries({ queryKey: chatKeys.conversations, predicate: isOfIt });
}

function goneAlready(error: unknown): null {
  if (error instanceof ApiError && error.code === 'conversation_not_found') return null;
  throw error;
}
