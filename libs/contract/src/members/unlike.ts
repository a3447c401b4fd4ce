import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';

/** Takes a like back; a match ends with it (contract D2). */
export const unlike = defineCall({
  method: 'DELETE',
  path: '/api/like.php',
  who: 'member',
  body: z.strictObject({ profile_id: Id }),
  reply: z.object({ match: z.literal(false) }),
  errors: ['like_not_found'],
});
