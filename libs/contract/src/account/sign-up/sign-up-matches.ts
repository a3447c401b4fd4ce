import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { ProfileCard } from '../../types/profile.ts';

/**
 * People to meet right after joining (contract A5): at most twelve, fictional ones marked. Those who may be written to at once
 * come first, up to six of them. `first_words` were written while signing up to somebody who does not take them any more.
 */
export const signUpMatches = defineCall({
  method: 'GET',
  path: '/api/signup-matches.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ profiles: z.array(ProfileCard).max(12), first_words: z.string().optional() }),
  errors: [],
});
