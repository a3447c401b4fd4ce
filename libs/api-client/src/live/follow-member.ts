import type { QueryClient } from '@tanstack/react-query';
import { applyEvent } from './apply-event.ts';
import { startPolling } from './polling.ts';
import { refresh, refreshAll } from './refresh.ts';
import { canShareStream, joinStream } from './shared-stream.ts';

/** Milliseconds that the address of a photo lives at least: what a page shows after as long may have lost its pictures. */
const PHOTOS_LAST = 3_600_000;

export interface FollowOptions {
  /** True once push is subscribed: polling may then be rare (spec section 9). */
  push: boolean;
}

/** Keeps a member's pages fresh: the live stream at once, polling as the base. Answers the function that ends both. */
export function followMember(client: QueryClient, memberId: string, { push }: FollowOptions): () => void {
  const endPolling = startPolling(() => refresh(client), { push });
  if (!canShareStream()) return endPolling;
  const leaveStream = joinStream(memberId, {
    onMessage: (message) => applyEvent(client, message),
    onGap: (hiddenFor = 0) => (hiddenFor < PHOTOS_LAST ? refresh : refreshAll)(client),
  });
  return () => {
    endPolling();
    leaveStream();
  };
}
