import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { IsoTime } from '../../types/scalars.ts';
import { atMost } from '../../types/texts.ts';
import { OwnPassword } from '../sign-up/fields.ts';
import { LeavingReasonId } from './leaving-fields.ts';

/** What somebody may say on leaving; the call and its form share it. */
export const LeavingComment = z.string().trim().check(atMost(1_000, 'text_too_long'));

/** Takes an account off the site at once (contract G7). Until `reactivate_until` the mailed link brings it back. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/account-delete.php',
  who: 'member',
  idempotent: true,
  status: 202,
  body: z.strictObject({
    password: OwnPassword,
    reason_ids: z.array(LeavingReasonId).max(20, 'too_many').optional(),
    comment: LeavingComment.optional(),
  }),
  reply: z.object({ delete_at: IsoTime, reactivate_until: IsoTime }),
  errors: ['old_password_wrong', 'text_too_long', 'too_many', 'too_many_attempts', 'rate_limited'],
});
