import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { User } from '../../types/user.ts';
import { newPasswordFields, passwordsAgree } from '../sign-up/fields.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/** Chooses a new password with the mailed link (contract A11). Every other session ends, and the member is told by mail. */
export const resetPassword = defineCall({
  method: 'PUT',
  path: '/api/password-reset.php',
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ token: MailedToken('link_expired'), ...newPasswordFields }).superRefine(passwordsAgree),
  reply: z.object({ user: User }),
  errors: [
    'link_expired',
    'passwords_differ',
    'password_weak',
    'account_blocked',
    'account_pending_deletion',
    'rate_limited',
  ],
});
