import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Profile } from '../types/profile.ts';
import { Id } from '../types/scalars.ts';

/** A profile as its viewer may see it; without `id` one's own (contract B1). A visitor gets the card and the first photo. */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/profile.php',
  who: 'anyone',
  query: z.strictObject({ id: Id.optional() }),
  reply: z.object({ profile: Profile }),
  errors: ['authentication_required', 'blocked', 'role_required', 'profile_gone', 'profile_not_found'],
});
