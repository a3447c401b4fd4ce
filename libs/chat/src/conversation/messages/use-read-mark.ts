import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { readMarkMutation } from '@parlour/api-client/chat/update-chat';
import { whenSeen } from '@parlour/state/device/when-seen';
import { newestUnread } from './newest-unread.ts';

/**
 * Tells the server what has been read, while the page and the end of the conversation are really seen. A call that
 * failed is made once more when the page is seen again or the connection is back.
 */
export function useReadMark({ conversation, messages }: ConversationPage, isEndInSight: boolean): void {
  const client = useQueryClient();
  const { mutate } = useMutation(readMarkMutation(client));
  const told = useRef<string | null>(null);
  const id = conversation?.id;
  const unread = newestUnread(messages);

  useEffect(() => {
    if (id === undefined || unread === undefined || !isEndInSight) return undefined;
    return whenSeen(() => {
      if (told.current === unread) return;
      told.current = unread;
      mutate({ id, read_until: unread }, { onError: () => void (told.current = null) });
    });
  }, [mutate, id, unread, isEndInSight]);
}
