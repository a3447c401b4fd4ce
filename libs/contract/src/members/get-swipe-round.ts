import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { SwipeRound } from './swipe-round.ts';

/** The round alone, without people, for pages that only say how many likes are left (beside contract D5). */
export const getSwipeRound = defineCall({
  method: 'GET',
  path: '/api/swipe.php',
  when: { round: '1' },
  who: 'member',
  query: z.strictObject({ round: z.literal('1', 'value_unknown') }),
  reply: /* @__PURE__ */ SwipeRound.extend({ likes_per_day: z.int() }),
  errors: [],
});
