import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Moment } from '../../types/scalars.ts';

/** Says that a member has seen what happened up to a moment. */
export const markNotificationsSeen = defineCall({
  method: 'PUT',
  path: '/api/notifications.php',
  who: 'member',
  status: 204,
  body: z.strictObject({ seen_until: Moment }),
  reply: z.undefined(),
  errors: [],
});
