import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { messageForm } from '@parlour/api-client/chat/message-form';
import { addresses } from '@parlour/contract/addresses';
import { formAction } from '../forms/form-action.ts';

/** Takes a message that was posted without JavaScript. */
export const conversationAction = (targetOf: (id: string) => ConversationTarget) =>
  formAction(
    (_, { id = '' }) => messageForm(targetOf(id)),
    ({ conversation }) => addresses.chat.href({ id: conversation.id }),
  );
