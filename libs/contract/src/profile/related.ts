import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Id, PageNumber, Paging } from '../types/scalars.ts';
import { ProfileCard } from '../types/profile.ts';

/** Others like this profile: same gender and country, about the same age, the same region first (contract B8). */
export const related = defineCall({
  method: 'GET',
  path: '/api/related.php',
  who: 'anyone',
  query: z.strictObject({
    profile_id: Id,
    page: PageNumber.optional(),
  }),
  reply: Paging.extend({ profiles: z.array(ProfileCard), count: z.int() }),
  errors: ['authentication_required', 'blocked', 'role_required', 'profile_gone', 'profile_not_found'],
});
