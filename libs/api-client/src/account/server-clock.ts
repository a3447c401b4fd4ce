import type { QueryClient } from '@tanstack/react-query';

/** By how much the server's clock is ahead of this device's, in ms, as each cache has last heard. */
const offsets = new WeakMap<QueryClient, number>();

/**
 * Keeps what an answer tells of the server's clock.
 *
 * @param heardAt when the answer reached this device, by its own clock
 */
export const noteServerTime = (client: QueryClient, serverTime: string, heardAt = Date.now()): void =>
  void offsets.set(client, Date.parse(serverTime) - heardAt);

/** What to add to this device's clock to get the server's, in ms. */
export const serverOffsetOf = (client: QueryClient): number => offsets.get(client) ?? 0;

/** What the server's clock shows by now, however wrong this device's is. */
export const serverNow = (client: QueryClient): Date => new Date(Date.now() + serverOffsetOf(client));
