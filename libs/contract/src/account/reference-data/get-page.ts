import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/**
 * Which page the token of a mail belongs to (contract I1). The link is not used by this. Texts are no part of the answer: a
 * page is made of sentences, and those are in one place.
 */
export const getPage = defineCall({
  method: 'GET',
  path: '/api/page.php',
  who: 'anyone',
  query: z.strictObject({ token: MailedToken('not_found') }),
  reply: z.object({ page: z.object({ purpose: z.string() }) }),
  errors: ['not_found'],
});
