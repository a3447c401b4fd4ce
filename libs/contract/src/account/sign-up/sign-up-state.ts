import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { ProfileCard } from '../../types/profile.ts';
import { Id } from '../../types/scalars.ts';
import { SignUpStep } from '../../types/user.ts';
import { trackingMarks } from './tracking.ts';

/** May a visitor join here and now, in which steps, and whom would the first message go to (contract A1). */
export const signUpState = defineCall({
  method: 'GET',
  path: '/api/signup.php',
  who: 'anyone',
  query: z.strictObject({ ...trackingMarks, profile_id: Id.optional() }),
  reply: z.object({
    open: z.boolean(),
    reason: z.enum(['closed', 'invite_only', 'country']).nullable(),
    min_age: z.int(),
    steps: z.array(SignUpStep),
    profile: ProfileCard.nullable(),
  }),
  errors: [],
});
