import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';

/** Takes the last pass back; its card lies on top again (contract D7). */
export const undoSwipe = defineCall({
  method: 'DELETE',
  path: '/api/swipe.php',
  who: 'member',
  body: z.strictObject({}),
  reply: z.object({ profile: ProfileCard, can_undo: z.boolean() }),
  errors: ['nothing_to_undo'],
});
