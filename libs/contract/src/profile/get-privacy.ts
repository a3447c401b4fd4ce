import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Privacy } from './privacy-fields.ts';

/** What the member keeps to themselves (contract B9). */
export const getPrivacy = defineCall({
  method: 'GET',
  path: '/api/privacy.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ privacy: Privacy }),
  errors: [],
});
