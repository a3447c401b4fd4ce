import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/**
 * The address of the mail program's button, where a program only opens it: it knows the header by RFC 2369, and not that it
 * may post there (RFC 8058). Leads to the page that asks first, since addresses are also opened by what looks for viruses.
 */
export const leadToUnsubscribe = defineCall({
  method: 'GET',
  path: '/api/unsubscribe.php',
  who: 'anyone',
  query: z.strictObject({ token: MailedToken('link_expired') }),
  reply: z.string().startsWith('/'),
  status: 303,
  errors: [],
});
