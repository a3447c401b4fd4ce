import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { IsoTime } from '../../types/scalars.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/** Deletes an account that is kept out, and so cannot be logged in to, with the link that G8 mailed (see docs/deviations.md). */
export const deleteClosedAccount = defineCall({
  method: 'POST',
  path: '/api/account-delete-closed.php',
  who: 'anyone',
  idempotent: true,
  status: 202,
  body: z.strictObject({ token: MailedToken('link_expired') }),
  reply: z.object({ delete_at: IsoTime }),
  errors: ['link_expired', 'rate_limited'],
});
