import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';

/** Clears the new mark of one received like or of all; answers how many are still new (contract D3). */
export const markLikesSeen = defineCall({
  method: 'PUT',
  path: '/api/like.php',
  who: 'member',
  body: z
    .strictObject({ profile_id: Id.optional(), like_new: z.literal(false).optional(), all: z.literal(true).optional() })
    .refine(
      ({ all, profile_id, like_new }) =>
        all ? profile_id === undefined && like_new === undefined : profile_id !== undefined && like_new === false,
      'value_unknown',
    ),
  reply: z.object({ total_new: z.int() }),
  errors: [],
});
