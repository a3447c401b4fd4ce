import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { User } from '../../types/user.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/** Brings back an account that waits for its deletion (contract G9), and logs its member in. */
export const reactivate = defineCall({
  method: 'PUT',
  path: '/api/reactivate.php',
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ token: MailedToken('link_expired') }),
  reply: z.object({ user: User }),
  errors: ['link_expired', 'account_blocked', 'rate_limited'],
});
