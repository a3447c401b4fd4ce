import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { missingOr } from '../../missing-or.ts';
import { User } from '../../types/user.ts';

/** What is typed to log in; the call and its form share it. */
export const logInFields = {
  login: z.string(missingOr('login_failed')).trim().min(1, 'field_required').max(254, 'login_failed'),
  password: z.string(missingOr('login_failed')).min(1, 'field_required').max(200, 'login_failed'),
};

/** Starts a session with an e-mail address or a name. Every wrong pair answers the same, known address or not. */
export const logIn = defineCall({
  method: 'POST',
  path: '/api/user.php',
  who: 'anyone',
  keepsSession: true,
  body: z.strictObject(logInFields),
  reply: z.object({ user: User }),
  errors: [
    'login_failed',
    'too_many_attempts',
    'second_factor_required',
    'account_pending_deletion',
    'account_blocked',
    'rate_limited',
  ],
});
