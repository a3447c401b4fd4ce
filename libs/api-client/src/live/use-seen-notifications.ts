import { useEffect } from 'react';
import { closeNotifications } from './close-notifications.ts';

/** A conversation's notification has its id for a tag. */
const ofConversations = /^[\da-f]{8}-/;

/**
 * Takes away what the device shows of likes and matches once none is new, of conversations once none is unread, and what sums
 * all up once nothing is.
 */
export function useSeenNotifications({ unread, new_likes }: { unread: number; new_likes: number }): void {
  const likesSeen = new_likes === 0;
  const allRead = unread === 0;
  const allSeen = likesSeen && allRead;
  useEffect(() => {
    if (likesSeen) for (const tag of ['like', 'match']) void closeNotifications(tag);
  }, [likesSeen]);
  useEffect(() => {
    if (allRead) void closeNotifications(ofConversations);
  }, [allRead]);
  useEffect(() => {
    if (allSeen) void closeNotifications('summary');
  }, [allSeen]);
}
