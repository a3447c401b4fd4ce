import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '../account/user.ts';
import { applyEvent } from './apply-event.ts';
import { beginRefreshing, refreshAfterGap } from './refresh.ts';
import { canShareStream, joinStream } from './shared-stream.ts';

/** Brings a member's events into the cache at once, where the browser can share a live stream. Answers the function that leaves it. */
export function followMember(client: QueryClient, memberId: string): (() => void) | undefined {
  beginRefreshing(client);
  if (!canShareStream()) return undefined;
  const seen = client.getQueryData(userOptions().queryKey)?.last_event ?? 0;
  return joinStream(memberId, seen, {
    onMessage: (message) => applyEvent(client, message),
    onGap: () => refreshAfterGap(client),
    onRefused: () => void client.invalidateQueries({ queryKey: userOptions().queryKey, exact: true }),
  });
}
