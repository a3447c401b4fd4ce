import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { EmailAddress, OwnPassword } from '../sign-up/fields.ts';

/**
 * Asks to use another address (contract A13). A link goes to the new one and, to undo it, one to the old. Answers the same
 * whether or not somebody has the new address, unless the brand reveals accounts.
 */
export const askMailChange = defineCall({
  method: 'POST',
  path: '/api/mail-change.php',
  who: 'member',
  idempotent: true,
  status: 202,
  body: z.strictObject({ email: EmailAddress, password: OwnPassword }),
  reply: z.object({ sent_to_masked: z.string() }),
  errors: [
    'email_invalid',
    'email_fix',
    'old_password_wrong',
    'email_in_use',
    'not_confirmed',
    'too_many_attempts',
    'rate_limited',
  ],
});
