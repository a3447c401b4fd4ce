import { useEffect } from 'react';
import { closeNotifications } from './close-notifications.ts';

/** Takes away what the device shows of likes and matches once none is new, and what sums all up once nothing is. */
export function useSeenNotifications({ unread, new_likes }: { unread: number; new_likes: number }): void {
  const likesSeen = new_likes === 0;
  const allSeen = likesSeen && unread === 0;
  useEffect(() => {
    if (likesSeen) for (const tag of ['like', 'match']) void closeNotifications(tag);
  }, [likesSeen]);
  useEffect(() => {
    if (allSeen) void closeNotifications('summary');
  }, [allSeen]);
}
