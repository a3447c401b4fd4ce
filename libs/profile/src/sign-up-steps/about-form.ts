import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { ProfileFields } from '@parlour/contract/profile/profile-fields';
import { saveProfile } from '@parlour/contract/profile/save-profile';

const { about_me, interests } = ProfileFields.shape;

/** What a new member tells in words, and what they enjoy. */
export const aboutForm = defineCallForm({
  call: saveProfile,
  schema: z.object({ about_me, interests }),
  toBody: (typed) => ({ about_me: typed.about_me ?? null, interests: typed.interests ?? [] }),
});
