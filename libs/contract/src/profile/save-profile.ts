import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Profile } from '../types/profile.ts';
import { ProfileFields } from './profile-fields.ts';

/** Changes the named fields of one's own profile (contract B2). The date of birth was given at sign-up and stays. */
export const saveProfile = defineCall({
  method: 'PUT',
  path: '/api/profile.php',
  who: 'member',
  body: ProfileFields,
  reply: z.object({ profile: Profile }),
  errors: [
    'name_is_email',
    'name_at_sign',
    'name_length',
    'name_taken',
    'text_too_long',
    'contact_details_in_text',
    'value_unknown',
    'too_many',
    'dob_invalid',
    'dob_locked',
  ],
});
