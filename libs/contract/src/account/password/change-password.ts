import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { newPasswordFields, OwnPassword, passwordsAgree } from '../sign-up/fields.ts';

/**
 * Changes one's own password (contract A12). Every other session ends, and the member is told by mail. Asked for again after a lost
 * answer it is done, though the old password is no longer right.
 */
export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/password.php',
  who: 'member',
  idempotent: true,
  status: 204,
  body: z.strictObject({ old_password: OwnPassword, ...newPasswordFields }).superRefine(passwordsAgree),
  reply: z.undefined(),
  errors: ['old_password_wrong', 'passwords_differ', 'password_weak', 'too_many_attempts', 'rate_limited'],
});
