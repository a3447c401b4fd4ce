import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { IsoTime } from '../../types/scalars.ts';

/** Where the confirmation went and when it may be asked for again, so that the page's countdown is the server's. */
export const activationState = defineCall({
  method: 'GET',
  path: '/api/activation.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ sent_to_masked: z.string(), next_after: IsoTime, confirmed: z.boolean() }),
  errors: [],
});
