import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Relation } from '../types/profile.ts';
import { Id } from '../types/scalars.ts';

/**
 * Blocks a member (contract F2): the conversation closes, likes both ways go, neither finds the other any more. The one who
 * is blocked is told nothing until they open the profile.
 */
export const block = defineCall({
  method: 'POST',
  path: '/api/block.php',
  who: 'member',
  body: z.strictObject({ profile_id: Id }),
  reply: z.object({ relation: Relation }),
  errors: ['already_blocked', 'profile_not_found'],
});
