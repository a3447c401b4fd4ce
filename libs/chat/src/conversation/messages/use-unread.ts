import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';

/**
 * What the other had written and the viewer had not read when they opened the conversation: how many messages, and the first of them;
 * null where nothing was, or as long as that one is not loaded. The list counts them: of those who let nobody see when they have read,
 * no message is ever marked as read.
 */
export function useUnread({ profile, messages }: ConversationPage): { count: number; firstId: string } | null {
  const { data: chat } = useSuspenseQuery({
    ...chatsOptions(),
    select: ({ chats }) => chats.find((each) => each.profile.id === profile.id) ?? null,
  });
  const [opened] = useState(chat);
  const count = opened?.num_unread_messages ?? 0;
  if (count === 0) return null;
  const newest = messages.findIndex(({ id }) => id === opened?.conversation.last_message?.id);
  const first = messages
    .slice(0, newest + 1)
    .filter(({ from }) => from === 'them')
    .at(-count);
  return first ? { count, firstId: first.id } : null;
}
