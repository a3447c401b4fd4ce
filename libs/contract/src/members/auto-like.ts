import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';

/**
 * The newest unseen like that this session was not shown in full yet, which it then remembers; null where there is none
 * (spec section 7, contract part 0, 2). Creates no like.
 */
export const autoLike = defineCall({
  method: 'GET',
  path: '/api/auto-like.php',
  who: 'member',
  acts: true,
  reply: z.object({ profile: ProfileCard.nullable() }),
  errors: [],
});
