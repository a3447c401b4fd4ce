import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { User } from '../../types/user.ts';
import { MailedToken } from './mailed-token.ts';

/** What the two mailed links of a change of address do: the new address confirms, the old one undoes. */
export const mailChangeActions = ['confirm', 'undo'] as const;
export type MailChangeAction = (typeof mailChangeActions)[number];

/**
 * Confirms or undoes a change of address with a mailed link (contract A14). It logs nobody in: `user` is null unless the
 * member is logged in here, and after an undoing, which ends every session.
 */
export const changeMail = defineCall({
  method: 'PUT',
  path: '/api/mail-change.php',
  who: 'anyone',
  idempotent: true,
  body: z.strictObject({ token: MailedToken('link_expired'), action: z.enum(mailChangeActions, 'value_unknown') }),
  reply: z.object({ user: User.nullable() }),
  errors: ['link_expired', 'email_owned', 'rate_limited'],
});
