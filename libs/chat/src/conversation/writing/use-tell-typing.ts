import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { tellTyping } from '@parlour/api-client/chat/typing';
import { TYPING_SECONDS } from '@parlour/contract/chat/typing';
import { SECOND } from '@parlour/models/durations';

/** Tells the other that one is typing, at most once in three seconds, and at once after a message. */
export function useTellTyping(conversationId: string | undefined) {
  const client = useQueryClient();
  const last = useRef(0);
  return {
    tell(): void {
      if (conversationId === undefined || Date.now() - last.current < TYPING_SECONDS * SECOND) return;
      last.current = Date.now();
      void tellTyping(client, conversationId);
    },
    endWithMessage: () => void (last.current = 0),
  };
}
