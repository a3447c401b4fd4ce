import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** The spec's log-out, kept for compatibility; it needs the client header so that no foreign page can make it. */
export const logOutByGet = defineCall({
  method: 'GET',
  path: '/api/logout.php',
  who: 'member',
  acts: true,
  query: z.strictObject({}),
  reply: z.object({ user: z.null() }),
  errors: ['header_missing'],
});
