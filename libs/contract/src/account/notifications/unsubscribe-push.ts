import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** Ends a browser's notices (contract G3); ending them twice is done once. */
export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/api/user.php',
  when: { push: '1' },
  who: 'member',
  keepsSession: true,
  status: 204,
  body: z.strictObject({ endpoint: z.string('value_unknown').min(1, 'value_unknown').max(1_000, 'value_unknown') }),
  reply: z.undefined(),
  errors: [],
});
