import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { removeMessage } from '@parlour/contract/chat/remove-message';
import type { BodyInput } from '@parlour/contract/define-call';
import type { Message } from '@parlour/contract/types/chat';
import { ApiError } from '../api-error.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { changeConversation } from './arrive.ts';
import { chatKeys } from './keys.ts';

/** Which message, and for whom: for its reader alone, or for both. */
export interface MessageRemoval {
  message: Pick<Message, 'id' | 'conversation_id'>;
  for: BodyInput<typeof removeMessage>['for'];
}

/** Removes a message once the server has; one that is not there any more is removed already. */
export const removeMessageMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: chatKeys.removingMessage,
    mutationFn: async ({ message, for: whom }: MessageRemoval): Promise<void> => {
      await send(removeMessage, { body: { id: message.id, for: whom }, ...wayOf(client) }).catch(goneAlready);
    },
    onSuccess: (_, { message: { id, conversation_id } }) => {
      changeConversation(client, { kind: 'conversation_changed', conversation_id, removed: [id] });
      tellOtherTabs(chatKeys.chats, chatKeys.conversations);
    },
  });

function goneAlready(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
