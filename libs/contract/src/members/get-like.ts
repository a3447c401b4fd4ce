import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Like } from '../types/chat.ts';
import { Id } from '../types/scalars.ts';

/** One received like (contract D4). */
export const getLike = defineCall({
  method: 'GET',
  path: '/api/like.php',
  who: 'member',
  query: z.strictObject({ profile_id: Id }),
  reply: z.object({ like: Like }),
  errors: ['like_not_found'],
});
