import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Relation } from '../types/profile.ts';
import { Id } from '../types/scalars.ts';

/** Ends a block (contract F3). Likes that went with it do not come back. */
export const unblock = defineCall({
  method: 'DELETE',
  path: '/api/block.php',
  who: 'member',
  body: z.strictObject({ profile_id: Id }),
  reply: z.object({ relation: Relation }),
  errors: ['not_found'],
});
