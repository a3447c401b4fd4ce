import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** About fifty interests; their words come from the locale files. */
export const getInterests = defineCall({
  method: 'GET',
  path: '/api/interests.php',
  who: 'anyone',
  shared: true,
  query: z.strictObject({ locale: z.string().max(5).optional() }),
  reply: z.object({ interests: z.array(z.object({ id: z.string(), key: z.string() })) }),
  errors: [],
});
