import type { QueryClient } from '@tanstack/react-query';
import { applyEvent } from './apply-event.ts';
import { refresh, refreshAll } from './refresh.ts';
import { canShareStream, joinStream } from './shared-stream.ts';

/** Milliseconds that the address of a photo lives at least: what a page shows after as long may have lost its pictures. */
const PHOTOS_LAST = 3_600_000;

/** Brings a member's events into the cache at once, where the browser can share a live stream. Answers the function that leaves it. */
export const followMember = (client: QueryClient, memberId: string): (() => void) | undefined =>
  canShareStream()
    ? joinStream(memberId, {
        onMessage: (message) => applyEvent(client, message),
        onGap: (hiddenFor = 0) => (hiddenFor < PHOTOS_LAST ? refresh : refreshAll)(client),
      })
    : undefined;
