import type { QueryClient } from '@tanstack/react-query';
import { askNow } from '../ask.ts';
import type { LiveMessage, EventOf } from '../live/live-message.ts';
import { chatsOptions } from './chats.ts';
import { foldChats, isMissing } from './fold-chats.ts';
import { foldArrival, foldRemoved, hasGap, isAbout, type Arrival, type ConversationPage } from './fold-conversation.ts';
import { chatKeys } from './keys.ts';

/**
 * Brings a message into every open page of its conversation. A page that it leaves a gap in is asked for again, and so is one that
 * is being read at this moment: that answer may be older. One's own may have changed what the next costs elsewhere: the other
 * conversations are asked for again once they are opened.
 */
export function arriveInPages(client: QueryClient, arrival: Arrival, ask = askNow): void {
  for (const [queryKey, page] of client.getQueriesData<ConversationPage>({ queryKey: chatKeys.conversations })) {
    if (!page) continue;
    if (!isAbout(page, arrival)) {
      if (arrival.message.from === 'me') void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      continue;
    }
    const folded = foldArrival(page, arrival);
    client.setQueryData(queryKey, folded);
    if (hasGap(folded) || client.isFetching({ queryKey, exact: true })) ask(client, { queryKey, exact: true });
  }
}

/** Brings a message into the list; a conversation that the list has not is asked for with it. */
export function arriveInList(client: QueryClient, { id, event }: LiveMessage<EventOf<'message'>>, ask = askNow): void {
  const { queryKey } = chatsOptions();
  const list = client.getQueryData(queryKey);
  if (!list) return;
  client.setQueryData(queryKey, foldChats(list, { id, event }));
  if (isMissing(list, event.conversation.id)) ask(client, { queryKey });
}

/**
 * Asks again for the list and for what is open: a conversation was changed, by its member elsewhere or because messages in it
 * were removed. Those go at once, also where no answer reaches back to them.
 */
export function changeConversation(client: QueryClient, event: EventOf<'conversation_changed'>, ask = askNow): void {
  client.setQueriesData<ConversationPage>(
    { queryKey: chatKeys.conversations },
    (page) => page && foldRemoved(page, event),
  );
  for (const queryKey of [chatKeys.chats, chatKeys.conversations]) ask(client, { queryKey });
}
