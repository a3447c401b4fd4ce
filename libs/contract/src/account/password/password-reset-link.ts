import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/** Does the mailed link still work, and whose is it (contract A10)? Reading it spends nothing. */
export const passwordResetLink = defineCall({
  method: 'GET',
  path: '/api/password-reset.php',
  who: 'anyone',
  query: z.strictObject({ token: MailedToken('link_expired') }),
  reply: z.object({ valid: z.literal(true), name_masked: z.string() }),
  errors: ['link_expired', 'rate_limited'],
});
