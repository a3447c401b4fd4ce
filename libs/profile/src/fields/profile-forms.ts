import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { ProfileFields, ProfileName } from '@parlour/contract/profile/profile-fields';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { ProfileFact, ProfileField } from '@parlour/models/profile-fields';
import { shownFacts } from './shown-facts.ts';

const { gender, about_me, interests, sexuality, relationship_status, body_type, hair_color, eye_color, tattoos } =
  ProfileFields.shape;

/** Who one is. A gender that the form does not ask for stays as it is. */
export const basicsForm = defineCallForm({
  call: saveProfile,
  schema: z.object({ name: ProfileName, gender }),
  toBody: (typed) => typed,
});

/** The text about oneself; an empty one takes it back. */
export const aboutMeForm = defineCallForm({
  call: saveProfile,
  schema: z.object({ about_me }),
  toBody: (typed) => ({ about_me: typed.about_me ?? null }),
});

export const interestsForm = defineCallForm({
  call: saveProfile,
  schema: z.object({ interests }),
  toBody: (typed) => ({ interests: typed.interests ?? [] }),
});

/** What a new member tells in words, and what they enjoy: a step of the sign-up has both. */
export const aboutForm = defineCallForm({
  call: saveProfile,
  schema: z.object({ about_me, interests }),
  toBody: (typed) => ({ about_me: typed.about_me ?? null, interests: typed.interests ?? [] }),
});

const facts = z.object({ sexuality, relationship_status, body_type, hair_color, eye_color, tattoos });

/** The facts that the brand shows; an empty one is taken back, and those that are not shown stay as they are. */
export function factsForm(visible: readonly ProfileField[]) {
  const shown = shownFacts(visible);
  const mask: Partial<Record<ProfileFact, true>> = Object.fromEntries(shown.map((field) => [field, true]));
  return defineCallForm({
    call: saveProfile,
    schema: facts.pick(mask) as typeof facts,
    toBody: (typed) => Object.fromEntries(shown.map((field) => [field, typed[field] ?? null])),
  });
}
