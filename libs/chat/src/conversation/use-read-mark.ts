import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { readMarkMutation } from '@parlour/api-client/chat/update-chat';

/** Tells the server what has been read, while the page is really seen. */
export function useReadMark({ conversation, messages }: ConversationPage): void {
  const client = useQueryClient();
  const { mutate } = useMutation(readMarkMutation(client));
  const told = useRef<string | null>(null);
  const id = conversation?.id;
  const newest = messages.findLast((message) => message.from === 'them' && message.seq !== null)?.id;

  useEffect(() => {
    if (id === undefined || newest === undefined) return undefined;
    const tell = () => {
      const listed = client.getQueryData(chatsOptions().queryKey)?.chats.find((chat) => chat.conversation.id === id);
      if (document.visibilityState !== 'visible' || told.current === newest || listed?.num_unread_messages === 0)
        return;
      told.current = newest;
      mutate({ id, read_until: newest }, { onError: () => void (told.current = null) });
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, mutate, id, newest]);
}
