import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/**
 * Asks for notification mails again (contract G2). Where they ended because mails came back or were marked as spam, a mail
 * with a link must arrive first (`mailed`); where the member had ended them, they are on again at once (`active`).
 */
export const resumeMail = defineCall({
  method: 'POST',
  path: '/api/notification-settings.php',
  who: 'member',
  status: 202,
  body: z.strictObject({ reactivate_mail: z.literal(true, 'value_unknown') }),
  reply: z.object({ state: z.enum(['mailed', 'active']) }),
  errors: ['address_still_bouncing', 'not_confirmed', 'rate_limited'],
});
