import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { EmailAddress } from '../sign-up/fields.ts';

/** Mails whoever has this address the way to the deletion of their account (contract G8). Answers the same whatever the address. */
export const askToLeave = defineCall({
  method: 'POST',
  path: '/api/account-delete-request.php',
  who: 'anyone',
  idempotent: true,
  status: 202,
  body: z.strictObject({ email: EmailAddress }),
  reply: z.object({}),
  errors: ['email_invalid', 'rate_limited'],
});
