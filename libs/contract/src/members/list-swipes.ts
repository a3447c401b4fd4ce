import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';
import { SwipeRound } from './swipe-round.ts';

/** Who comes next in the swipe game; nobody left is an empty queue (contract D5). */
export const listSwipes = defineCall({
  method: 'GET',
  path: '/api/swipe.php',
  who: 'member',
  reply: /* @__PURE__ */ SwipeRound.extend({
    queue: z.array(ProfileCard),
    likes_per_day: z.int(),
    /** Somebody was passed who can be taken back. */
    can_undo: z.boolean(),
  }),
  errors: [],
});
