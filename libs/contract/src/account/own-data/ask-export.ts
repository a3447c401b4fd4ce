import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { OwnPassword } from '../sign-up/fields.ts';

/** Asks for a copy of one's own data (contract G10), which is made in the background; one a day. */
export const askExport = defineCall({
  method: 'POST',
  path: '/api/export.php',
  who: 'member',
  idempotent: true,
  status: 202,
  body: z.strictObject({ password: OwnPassword }),
  reply: z.object({}),
  errors: ['old_password_wrong', 'export_limit', 'too_many_attempts', 'rate_limited'],
});
