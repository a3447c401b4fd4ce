import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { IsoTime } from '../types/scalars.ts';
import { OwnPassword } from './fields.ts';

/** Takes an account off the site at once (contract G7). Until `reactivate_until` the mailed link brings it back. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/account-delete.php',
  who: 'member',
  idempotent: true,
  status: 202,
  body: z.strictObject({ password: OwnPassword }),
  reply: z.object({ delete_at: IsoTime, reactivate_until: IsoTime }),
  errors: ['old_password_wrong', 'too_many_attempts', 'rate_limited'],
});
