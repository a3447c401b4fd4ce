import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Privacy, privacyFields } from './privacy-fields.ts';

/** Changes the named choices and leaves the others (contract B9). */
export const savePrivacy = defineCall({
  method: 'PUT',
  path: '/api/privacy.php',
  who: 'member',
  body: z.strictObject(privacyFields).partial(),
  reply: z.object({ privacy: Privacy }),
  errors: ['value_unknown', 'too_many'],
});
