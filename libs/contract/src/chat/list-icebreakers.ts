import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';

/** First sentences to choose from, made of what the other profile really says; the web has the words (contract E8). */
export const listIcebreakers = defineCall({
  method: 'GET',
  path: '/api/icebreakers.php',
  who: 'member',
  query: z.strictObject({ profile_id: Id }),
  reply: z.object({
    icebreakers: z.array(
      z.object({
        id: z.string(),
        key: z.enum(['shared_interest', 'their_interest', 'their_city', 'about_me']),
        params: z.record(z.string(), z.string()),
      }),
    ),
  }),
  errors: ['profile_not_found'],
});
