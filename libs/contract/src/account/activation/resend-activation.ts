import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { IsoTime } from '../../types/scalars.ts';
import { EmailAddress } from '../sign-up/fields.ts';

/** Mails the confirmation again, on wish to a corrected address (contract A6). `next_after` is when it may be asked for again. */
export const resendActivation = defineCall({
  method: 'POST',
  path: '/api/activation.php',
  who: 'member',
  idempotent: true,
  status: 202,
  body: z.strictObject({ email: EmailAddress.optional() }),
  reply: z.object({ sent_to_masked: z.string(), next_after: IsoTime }),
  errors: ['already_active', 'email_invalid', 'email_fix', 'email_in_use', 'rate_limited'],
});
