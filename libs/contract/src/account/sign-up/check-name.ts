import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Code } from '../../types/image.ts';

/** Is a name free and allowed (contract A3)? Never answers for an e-mail address. */
export const checkName = defineCall({
  method: 'GET',
  path: '/api/signup-check.php',
  who: 'anyone',
  query: z.strictObject({ name: z.string('name_length').max(80, 'name_length') }),
  reply: z.object({ ok: z.boolean(), code: Code.optional() }),
  errors: ['rate_limited'],
});
