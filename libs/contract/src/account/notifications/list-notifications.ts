import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Notification } from '../../types/notifications.ts';
import { Paging } from '../../types/scalars.ts';

/** How many stand on a page, and how many pages there are at most; older ones are forgotten after 90 days anyway. */
export const notificationsPerPage = 20;
export const notificationPages = 10;

/** What happened to a member, newest first. A page may hold fewer: people who are gone are left out. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications.php',
  who: 'member',
  query: z.strictObject({
    page: z.coerce
      .number('value_unknown')
      .int('value_unknown')
      .min(1, 'value_unknown')
      .max(notificationPages, 'value_unknown')
      .optional(),
  }),
  reply: /* @__PURE__ */ Paging.extend({ notifications: z.array(Notification) }),
  errors: [],
});
