import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteTyping, TYPING_SHOWN, typingOptions } from '@parlour/api-client/chat/typing';
import type { Conversation } from '@parlour/contract/types/chat';

/** True while the other is typing, as the live stream last said, and not blocked. */
export function useTyping(conversation: Pick<Conversation, 'id' | 'state'> | null): boolean {
  const client = useQueryClient();
  const conversationId = conversation?.id;
  const { data: at } = useQuery(typingOptions(conversationId ?? ''));
  useEffect(() => {
    if (at === null || conversationId === undefined) return undefined;
    const timer = setTimeout(() => noteTyping(client, conversationId, null), at + TYPING_SHOWN - Date.now());
    return () => clearTimeout(timer);
  }, [at, client, conversationId]);
  return at !== null && conversation?.state !== 'blocked';
}
