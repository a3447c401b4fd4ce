import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/**
 * Ends notification mails by the mail program's own button (contract G5, RFC 8058): it posts this one field, without a
 * cookie. A second press changes nothing.
 */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/api/unsubscribe.php',
  who: 'anyone',
  headerless: true,
  forms: true,
  query: z.strictObject({ token: MailedToken('link_expired') }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click', 'value_unknown') }),
  reply: z.object({ unsubscribed: z.literal(true) }),
  errors: ['link_expired'],
});
