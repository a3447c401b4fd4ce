import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';

/** The members one has blocked, newest first (contract F1). */
export const listBlocks = defineCall({
  method: 'GET',
  path: '/api/blocks.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ profiles: z.array(ProfileCard) }),
  errors: [],
});
