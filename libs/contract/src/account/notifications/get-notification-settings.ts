import { defineCall } from '../../define-call.ts';
import { NotificationStanding } from '../../types/notifications.ts';

/** What a member is told by mail and by push, and how soon (contract G1). */
export const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/notification-settings.php',
  who: 'member',
  reply: NotificationStanding,
  errors: [],
});
