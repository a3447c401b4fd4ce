import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { updateChat } from '@parlour/contract/chat/update-chat';
import type { BodyInput } from '@parlour/contract/define-call';
import { ApiError } from '../api-error.ts';
import { askInTurn } from '../live/ask-in-turn.ts';
import { closeNotifications } from '../live/close-notifications.ts';
import { setUnread } from '../live/fold-user.ts';
import { changesOf, expectNewest, TOTALS } from '../live/overtaken.ts';
import { mayPass, retryDelay, send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { chatsOptions } from './chats.ts';
import { countOf, withAnswer, withChat, withCount, withRead, type UnreadCount } from './fold-chats.ts';
import type { ConversationPage } from './fold-conversation.ts';
import { chatKeys } from './keys.ts';

/**
 * Reads, mutes or accepts. The answer goes into the list, the open page and the badge, each unless something newer has overtaken it.
 * Where the conversation was changed elsewhere meanwhile, it is asked for again: the answer may be from before that.
 */
export async function changeChat(client: QueryClient, body: BodyInput<typeof updateChat>): Promise<void> {
  const { queryKey } = chatsOptions();
  const isNewest = expectNewest(client, body.id);
  const isUnchanged = expectNewest(client, changesOf(body.id));
  const areNewest = expectNewest(client, TOTALS);
  const { chat, total_unread } = await send(updateChat, { body, ...wayOf(client) });
  if (isNewest()) {
    client.setQueryData(queryKey, (list) => list && withChat(list, chat));
    client.setQueriesData<ConversationPage>({ queryKey: chatKeys.conversations }, (page) =>
      page?.conversation?.id === chat.conversation.id
        ? { ...page, conversation: withAnswer(page.conversation, chat.conversation) }
        : page,
    );
  }
  if (areNewest()) {
    client.setQueryData(queryKey, (list) => list && { ...list, total_unread });
    setUnread(client, total_unread);
  }
  if (isUnchanged()) return;
  for (const changed of [queryKey, chatKeys.conversations]) askInTurn(client, { queryKey: changed });
}

/** A conversation and the message up to which it has been read. */
export interface ReadMark {
  id: string;
  read_until: string;
}

const RETRIES = 5;

/**
 * Tells the server what has been read, again where that got lost: said twice it changes nothing. The list shows it at once, and
 * no longer once it has failed.
 */
export const readMarkMutation = (client: QueryClient) => {
  const { queryKey } = chatsOptions();
  return mutationOptions({
    mutationKey: chatKeys.reading,
    mutationFn: (mark: ReadMark) => changeChat(client, mark),
    retry: (failures, error) => failures < RETRIES && error instanceof ApiError && mayPass(error),
    retryDelay: (failures, error) => retryDelay(failures, error as ApiError),
    onMutate: ({ id }): UnreadCount | undefined => {
      const list = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && withRead(known, id));
      return list && countOf(list, id);
    },
    onSuccess: (_, { id }) => void closeNotifications(id),
    onError: (_, { id }, before) =>
      void client.setQueryData(queryKey, (list) => list && before && withCount(list, id, before)),
  });
};
