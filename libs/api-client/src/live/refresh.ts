import type { QueryClient } from '@tanstack/react-query';
import { photoAddressLasts } from '@parlour/models/profile/photo-address';
import { accountKeys } from '../account/keys.ts';
import { userOptions } from '../account/user.ts';
import { doubtPages } from '../chat/doubt-pages.ts';
import { chatKeys } from '../chat/keys.ts';
import { doubtMatches } from '../members/doubt-matches.ts';
import { membersKeys } from '../members/keys.ts';
import { paymentsKeys } from '../payments/keys.ts';

/** When each cache was last asked for as a whole. The age of its answers would not do: a like folded in renews one. */
const wholeSince = new WeakMap<QueryClient, number>();

/** Begins the hour after which the pictures of a member's pages are asked for again. */
export function beginRefreshing(client: QueryClient): void {
  if (!wholeSince.has(client)) wholeSince.set(client, Date.now());
}

/**
 * Asks again for what polling keeps fresh:
 * - the member, conversations and likes (spec section 9), and the list of what happened;
 * - the open conversation: what arrived between its reading and the beginning of the stream is in no event;
 * - matches, which may have ended without an event.
 *
 * Where no event told of a purchase or of what was spent, the member's account is asked for again as well. Once an hour it
 * asks for everything, since the addresses of photos end.
 */
export function refresh(client: QueryClient): void {
  if (Date.now() - (wholeSince.get(client) ?? Infinity) >= photoAddressLasts) return refreshAll(client);
  const before = balanceOf(client);
  void client.invalidateQueries({ queryKey: accountKeys.user }).then(() => {
    if (balanceOf(client) !== before) void client.invalidateQueries({ queryKey: paymentsKeys.all });
  });
  for (const queryKey of [accountKeys.notifications, chatKeys.chats, chatKeys.conversations, membersKeys.likes])
    void client.invalidateQueries({ queryKey });
  doubtMatches(client);
}

/** What payments change of the member. */
function balanceOf(client: QueryClient): string {
  const user = client.getQueryData(userOptions().queryKey)?.user;
  return `${user?.credits} ${user?.paid_user}`;
}

/** Asks again as `refresh` does, after a time whose events were missed: older messages may have been removed in it. */
export function refreshAfterGap(client: QueryClient): void {
  doubtPages(client);
  refresh(client);
}

/** Asks again for everything that is on the page: more was missed than could be made up for. */
export function refreshAll(client: QueryClient): void {
  wholeSince.set(client, Date.now());
  void client.invalidateQueries();
}
