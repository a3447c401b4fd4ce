import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** Ends this session, or with `all` every session of the member. */
export const logOut = defineCall({
  method: 'POST',
  path: '/api/logout.php',
  who: 'member',
  body: z.strictObject({ all: z.boolean('value_unknown').optional() }),
  reply: z.object({ user: z.null() }),
  errors: [],
});
