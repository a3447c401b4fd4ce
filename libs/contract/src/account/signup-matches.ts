import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';

/**
 * People to meet right after joining (contract A5): at most twelve, fictional ones marked. Those who may be written to at once
 * come first, up to six of them.
 */
export const signupMatches = defineCall({
  method: 'GET',
  path: '/api/signup-matches.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ profiles: z.array(ProfileCard).max(12) }),
  errors: [],
});
