import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';

/**
 * The messages of the other that were unread when the viewer opened the conversation: how many, and the first of them.
 * Null where there were none, or as long as the first is not loaded. The list of chats counts them, since messages to a
 * viewer who lets nobody see when they have read are never marked as read.
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
