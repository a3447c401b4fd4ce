import { useEffect } from 'react';
import { closeNotifications } from './close-notifications.ts';

/** A conversation's notification has its id for a tag. */
const ofConversations = /^[\da-f]{8}-/;

interface Counts {
  unread: number;
  new_likes: number;
}

/**
 * Takes away what the device shows of likes and matches once none is new, of conversations once none is unread, and what sums
 * all up once nothing is.
 */
export function closeSeenNotifications({ unread, new_likes }: Counts): void {
  if (new_likes === 0) for (const tag of ['like', 'match']) void closeNotifications(tag);
  if (unread === 0) void closeNotifications(ofConversations);
  if (unread + new_likes === 0) void closeNotifications('summary');
}

/** Takes away what the device shows of what is no longer new, each time a count changes. */
export function useSeenNotifications({ unread, new_likes }: Counts): void {
  useEffect(() => closeSeenNotifications({ unread, new_likes }), [unread, new_likes]);
}
