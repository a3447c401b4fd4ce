import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';

/** The newest message of the other where that is unread: up to it all is read once the end of what was said is seen. */
export function newestUnread(messages: ConversationPage['messages']): string | undefined {
  const newest = messages.findLast((message) => message.from === 'them' && message.seq !== null);
  return newest?.read_at === null ? newest.id : undefined;
}
