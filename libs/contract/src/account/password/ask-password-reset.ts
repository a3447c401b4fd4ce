import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { EmailAddress } from '../sign-up/fields.ts';

/**
 * Asks for a link by which a password can be chosen anew (contract A9). Answers the same whatever the address, unless the brand
 * reveals accounts.
 */
export const askPasswordReset = defineCall({
  method: 'POST',
  path: '/api/password-reset.php',
  who: 'anyone',
  idempotent: true,
  status: 202,
  body: z.strictObject({ email: EmailAddress }),
  reply: z.object({}),
  errors: ['email_invalid', 'email_not_found', 'reset_limit', 'rate_limited'],
});
