import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { IsoTime } from '../../types/scalars.ts';

/** The new address that has not confirmed yet, in full, so that a slip of the keys can be seen, and until when its link works. */
export const mailChangeState = defineCall({
  method: 'GET',
  path: '/api/mail-change.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ waiting: z.object({ email: z.string(), until: IsoTime }).nullable() }),
  errors: [],
});
