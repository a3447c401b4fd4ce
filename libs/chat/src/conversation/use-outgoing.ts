import { useMutationState } from '@tanstack/react-query';
import type { ApiError } from '@parlour/api-client/api-error';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { chatKeys } from '@parlour/api-client/chat/keys';
import type { OutgoingMessage } from '@parlour/api-client/chat/send-message';

/** A message that the server has not confirmed yet. */
export type Outgoing = OutgoingMessage & ({ status: 'sending' } | { status: 'failed'; error: ApiError });

/** What is on its way to this person or has failed; not what the live stream has already brought back. */
export function useOutgoing({ profile, messages }: ConversationPage): Outgoing[] {
  const all = useMutationState({
    filters: { mutationKey: chatKeys.sending(profile.id) },
    select: ({ state }): Outgoing | null => {
      const message = state.variables as OutgoingMessage | undefined;
      if (!message || state.status === 'success') return null;
      return state.status === 'error'
        ? { ...message, status: 'failed', error: state.error as ApiError }
        : { ...message, status: 'sending' };
    },
  });
  const arrived = new Set(messages.map((message) => message.client_id));
  return all.filter((message) => message !== null).filter((message) => !arrived.has(message.clientId));
}
