import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/**
 * The address of the mail program's button, where a program only opens it: it knows the header by RFC 2369, and not that it
 * may post there (RFC 8058). Leads to the page that asks first, since addresses are also opened by what looks for viruses. Of a
 * token that was cut off on the way that page says in words that it is dead. What was written behind the address on the way is not read.
 */
export const leadToUnsubscribe = defineCall({
  method: 'GET',
  path: '/api/unsubscribe.php',
  who: 'anyone',
  query: z.strictObject({ token: z.string().max(200).catch('') }),
  reply: z.string().startsWith('/'),
  status: 303,
  errors: [],
});
