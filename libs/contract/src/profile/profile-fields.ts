import { z } from 'zod';
import { MAX_TYPED_NAME } from '@parlour/models/account/sign-up/name';
import { fewBlankLines } from '@parlour/models/few-blank-lines';
import { interests } from '@parlour/models/interests';
import { MAX_ABOUT_ME } from '@parlour/models/profile/about-me';
import { hasContactDetails } from '@parlour/models/profile/contact-details';
import { choicesOfFields, interestsMax, sexualities } from '@parlour/models/profile-fields';
import { isUnseen } from '@parlour/models/unseen';
import { DateOfBirth } from '../account/sign-up/fields.ts';
import { each } from '../types/each.ts';
import { Gender } from '../types/scalars.ts';
import { atMost } from '../types/texts.ts';

/** One choice of a closed list; null takes it back. */
const choiceOf = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, 'value_unknown').nullable().optional();

const AboutMe = z
  .string('value_unknown')
  .trim()
  .check(atMost(MAX_ABOUT_ME, 'text_too_long'))
  .refine((text) => !hasContactDetails(text), 'contact_details_in_text')
  .transform((text) => (isUnseen(text) ? null : fewBlankLines(text)))
  .nullable()
  .optional();

/** May be one that was taken before the rules of today: whoever reads it asks those only where it changes. */
export const ProfileName = z.string('name_length').trim().max(MAX_TYPED_NAME, 'name_length');

/** The fields that a member may change about themselves; those left out stay as they are (contract B2). */
export const ProfileFields = z.strictObject({
  name: ProfileName.optional(),
  gender: Gender.optional(),
  sexuality: choiceOf(sexualities),
  interests: z.array(z.enum(interests, 'value_unknown')).max(interestsMax, 'too_many').transform(each).optional(),
  hair_color: choiceOf(choicesOfFields.hair_color),
  eye_color: choiceOf(choicesOfFields.eye_color),
  body_type: choiceOf(choicesOfFields.body_type),
  relationship_status: choiceOf(choicesOfFields.relationship_status),
  tattoos: choiceOf(choicesOfFields.tattoos),
  about_me: AboutMe,
  date_of_birth: DateOfBirth.optional(),
});
export type ProfileFields = z.output<typeof ProfileFields>;
