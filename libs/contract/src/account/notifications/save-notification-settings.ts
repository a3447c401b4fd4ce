import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailWishes, NotificationStanding, PushWishes, QuietHours } from '../../types/notifications.ts';

/** Changes what a member is told, and how soon (contract G1); what is left out stays. `quiet: null` ends the quiet hours. */
export const saveNotificationSettings = defineCall({
  method: 'PUT',
  path: '/api/notification-settings.php',
  who: 'member',
  body: z.strictObject({
    mail: MailWishes.partial().optional(),
    push: PushWishes.partial().optional(),
    quiet: QuietHours.nullable().optional(),
    discreet: z.boolean('value_unknown').optional(),
  }),
  reply: NotificationStanding,
  errors: [],
});
