import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id } from '../types/scalars.ts';
import { SwipeRound, swipeChoices } from './swipe-round.ts';

/** One choice of the swipe game; a like is a real one and counts for the day (contract D6, spec section 9). */
export const swipe = defineCall({
  method: 'POST',
  path: '/api/swipe.php',
  who: 'member',
  idempotent: true,
  body: z.strictObject({ profile_id: Id, choice: z.enum(swipeChoices, 'value_unknown') }),
  reply: /* @__PURE__ */ SwipeRound.extend({ match: z.boolean(), conversation_id: Id.nullable() }),
  errors: ['swipe_limit', 'profile_gone', 'not_confirmed'],
});
