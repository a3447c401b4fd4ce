import type { QueryClient } from '@tanstack/react-query';
import { listMessages } from '@parlour/contract/chat/list-messages';
import type { Image } from '@parlour/contract/types/image';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { renewed, type ConversationPage } from './fold-conversation.ts';
import { chatKeys, type ConversationTarget } from './keys.ts';

/**
 * Asks again for the messages around a photo whose address has expired: older ones than the newest page has are in no later answer.
 *
 * @throws ApiError as `messages.php` answers
 */
export async function renewPhoto(client: QueryClient, { id }: Pick<Image, 'id'>): Promise<void> {
  const pages = client.getQueriesData<ConversationPage>({ queryKey: chatKeys.conversations });
  await Promise.all(
    pages.map(async ([queryKey, page]) => {
      const place = page?.messages.findIndex(({ image }) => image?.id === id) ?? -1;
      if (place < 0) return undefined;
      const next = page!.messages.slice(place + 1).find(({ seq }) => seq !== null);
      if (!next) return client.invalidateQueries({ queryKey }, { cancelRefetch: false });
      const target = queryKey[2] as ConversationTarget;
      const { messages } = await send(listMessages, { query: { ...target, before: next.id }, ...wayOf(client) });
      return client.setQueryData<ConversationPage>(queryKey, (known) => known && renewed(known, messages));
    }),
  );
}
