import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { DiscountCode } from '../../types/payment.ts';
import { User } from '../../types/user.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/**
 * Confirms the e-mail address (contract A7). A page makes this call, so a scanner that opens the mailed link confirms nothing.
 * The link works once; an answer that was lost is given again under the key of the act, and starts no session. `user` is null
 * where another member is logged in: they stay, since a link must move nobody into another account unasked. Of what waited for
 * it, `delivered` messages went off; `dropped` ones could not be delivered any more. That other member hears of none.
 */
export const activate = defineCall({
  method: 'PUT',
  path: '/api/activation.php',
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ token: MailedToken('activation_failed') }),
  reply: z.object({
    user: User.nullable(),
    first_time: z.boolean(),
    delivered: z.int(),
    dropped: z.int(),
    offer: DiscountCode.nullable(),
  }),
  errors: ['activation_failed', 'email_owned', 'rate_limited'],
});
