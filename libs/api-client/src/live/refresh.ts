import type { QueryClient } from '@tanstack/react-query';
import { photoAddressLasts } from '@parlour/models/profile/photo-address';
import { accountKeys } from '../account/keys.ts';
import { doubtPages } from '../chat/doubt-pages.ts';
import { chatKeys } from '../chat/keys.ts';
import { doubtMatches } from '../members/doubt-matches.ts';
import { membersKeys } from '../members/keys.ts';

/** When each cache was last asked for as a whole. Not the age of its answers: a like that is folded in makes one young again. */
const wholeSince = new WeakMap<QueryClient, number>();

/** Begins the hour after which the pictures of a member's pages are asked for again. */
export function beginRefreshing(client: QueryClient): void {
  if (!wholeSince.has(client)) wholeSince.set(client, Date.now());
}

/**
 * Asks again for what polling keeps fresh: the member, conversations and likes (spec section 9), the list of what happened, and
 * the conversation that is open: what arrived between its reading and the beginning of the stream is in no event. Also for matches,
 * which may have ended unheard. Once an hour for everything, since the addresses of photos end.
 */
export function refresh(client: QueryClient): void {
  if (Date.now() - (wholeSince.get(client) ?? Infinity) >= photoAddressLasts) return refreshAll(client);
  for (const queryKey of [
    accountKeys.user,
    accountKeys.notifications,
    chatKeys.chats,
    chatKeys.conversations,
    membersKeys.likes,
  ])
    void client.invalidateQueries({ queryKey });
  doubtMatches(client);
}

/** Asks again as `refresh` does after a time in which events went by unheard: older messages may have been removed in it. */
export function refreshAfterGap(client: QueryClient): void {
  doubtPages(client);
  refresh(client);
}

/** Asks again for everything that is on the page: more was missed than could be made up for. */
export function refreshAll(client: QueryClient): void {
  wholeSince.set(client, Date.now());
  void client.invalidateQueries();
}
