import type { QueryClient } from '@tanstack/react-query';
import type { EventOf } from '../live/live-message.ts';
import { foldRead, type ConversationPage } from './fold-conversation.ts';
import { chatKeys } from './keys.ts';

/** Marks one's own messages as read in every open page of the conversation. */
export function readInPages(client: QueryClient, event: EventOf<'message_read'>): void {
  client.setQueriesData<ConversationPage>(
    { queryKey: chatKeys.conversations },
    (page) => page && foldRead(page, event),
  );
}
