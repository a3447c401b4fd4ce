import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { removeChat } from '@parlour/contract/chat/remove-chat';
import { ApiError } from '../api-error.ts';
import { setUnread } from '../live/fold-user.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { chatsOptions } from './chats.ts';
import { withoutChat } from './fold-chats.ts';
import { chatKeys } from './keys.ts';

/** Removes a conversation: from the list first, then at the server; a failure reloads the list (spec section 4). */
export const removeChatMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['chat', 'remove'],
    mutationFn: async (conversationId: string): Promise<void> => {
      const removed = await send(removeChat, { body: { id: conversationId } }, transportOf(client)).catch(goneAlready);
      if (removed) setUnread(client, removed.total_unread);
    },
    onMutate: (conversationId) =>
      client.setQueryData(chatsOptions().queryKey, (list) => list && withoutChat(list, conversationId)),
    onSuccess: (_, conversationId) =>
      client.removeQueries({ queryKey: chatKeys.conversation({ conversation_id: conversationId }), type: 'inactive' }),
    onError: () => client.invalidateQueries({ queryKey: chatKeys.chats }),
  });

function goneAlready(error: unknown): null {
  if (error instanceof ApiError && error.code === 'conversation_not_found') return null;
  throw error;
}
