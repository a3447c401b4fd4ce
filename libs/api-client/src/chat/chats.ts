import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { MAX_CHATS, listChats } from '@parlour/contract/chat/list-chats';
import { keptOrAsked } from '../kept-or-asked.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { withOlderChats, type ChatList } from './fold-chats.ts';
import { chatKeys } from './keys.ts';

/** The member's conversations, newest first, with the unread total; asked for again as far back as they were loaded. */
export const chatsOptions = () =>
  queryOptions({
    queryKey: chatKeys.chats,
    queryFn: async ({ client, signal, queryKey }): Promise<ChatList> => {
      const ask = (next?: string) => send(listChats, { query: { next }, signal, ...wayOf(client) });
      const loaded = () => client.getQueryData<ChatList>(queryKey)?.chats.length ?? 0;
      let list: ChatList = await ask();
      while (list.next !== undefined && list.chats.length < loaded()) list = withOlderChats(list, await ask(list.next));
      return list;
    },
  });

/** Loads the conversations behind the last one that is there, and joins them to the list. */
export async function loadOlderChats(client: QueryClient): Promise<void> {
  const { queryKey } = chatsOptions();
  const next = client.getQueryData(queryKey)?.next;
  if (next === undefined) return;
  const older = await send(listChats, { query: { next }, ...wayOf(client) });
  client.setQueryData(queryKey, (list) => (list?.next === next ? withOlderChats(list, older) : list));
}

/** The list as far back as an address asks for: page 1 is the newest conversations, each further one as many behind them. */
export async function loadChatPages(client: QueryClient, pages: number): Promise<void> {
  const options = chatsOptions();
  let list: ChatList | undefined = await keptOrAsked(client, options);
  while (list?.next !== undefined && list.chats.length <= (pages - 1) * MAX_CHATS) {
    await loadOlderChats(client);
    list = client.getQueryData(options.queryKey);
  }
}
