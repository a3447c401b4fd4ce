import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { User } from '../../types/user.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/**
 * Starts a session with a mailed link. A member gets it whose password is being guessed from many networks (contract
 * part 0, 5), so that an attack never locks the owner out.
 */
export const logInByLink = defineCall({
  method: 'POST',
  path: '/api/login-link.php',
  who: 'anyone',
  body: z.strictObject({ token: MailedToken('link_expired') }),
  reply: z.object({ user: User }),
  errors: ['link_expired', 'account_blocked', 'account_pending_deletion', 'rate_limited'],
});
