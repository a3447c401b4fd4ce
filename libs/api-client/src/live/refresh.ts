import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { membersKeys } from '../members/keys.ts';

/**
 * Asks again for what polling keeps fresh: the member, conversations and likes (spec section 9), the list of what happened, and
 * the conversation that is open: what arrived between its reading and the beginning of the stream is in no event.
 */
export function refresh(client: QueryClient): void {
  for (const queryKey of [
    accountKeys.user,
    accountKeys.notifications,
    chatKeys.chats,
    chatKeys.conversations,
    membersKeys.likes,
  ])
    void client.invalidateQueries({ queryKey });
}

/** Asks again for everything that is on the page: more was missed than could be made up for. */
export const refreshAll = (client: QueryClient): void => void client.invalidateQueries();
