import { markNotificationsSeen } from '@parlour/contract/account/notifications/mark-notifications-seen';
import { handle } from '@parlour/server-kit/calls/handle';
import { markSeen } from '../store/notification-list.ts';

/** What the member has seen of the list is not new any more. */
export const markNotificationsSeenCall = () =>
  handle(markNotificationsSeen, async ({ body }, { brand, db, viewer, now }) => {
    await markSeen(db, { brand: brand.id, memberId: viewer.id }, new Date(body.seen_until), now);
    return undefined;
  });
