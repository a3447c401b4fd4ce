import type { QueryClient } from '@tanstack/react-query';
import type { ConversationPage } from './fold-conversation.ts';
import { chatKeys } from './keys.ts';

/** Puts what is loaded of conversations in doubt: messages in them may have been removed without this page hearing of it. */
export function doubtPages(client: QueryClient): void {
  client.setQueriesData<ConversationPage>(
    { queryKey: chatKeys.conversations },
    (page) => page && { ...page, inDoubt: true },
  );
}
