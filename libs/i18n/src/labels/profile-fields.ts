import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChoiceField, ProfileField } from '@parlour/models/profile-fields';
import { bodyTypeLabels } from './body-types.ts';
import { eyeColorLabels } from './eye-colors.ts';
import { genderLabels } from './genders.ts';
import { hairColorLabels } from './hair-colors.ts';
import { relationshipStatusLabels } from './relationship-statuses.ts';
import { sexualityLabels } from './sexualities.ts';
import { tattooLabels } from './tattoos.ts';

/** The name of a profile's field, beside its value or above its filter. */
export const profileFieldLabels: Record<ProfileField, MessageDescriptor> = {
  gender: msg`Gender`,
  age: msg`Age`,
  country: msg`Country`,
  region: msg({ message: 'Region', context: 'part of a country' }),
  city: msg`City`,
  sexuality: msg`Sexuality`,
  relationship_status: msg`Relationship`,
  body_type: msg`Build`,
  hair_color: msg`Hair colour`,
  eye_color: msg`Eye colour`,
  tattoos: msg`Tattoos`,
  interests: msg`Interests`,
  about_me: msg`About me`,
};

const choiceLabels: Record<ChoiceField, Readonly<Record<string, MessageDescriptor>>> = {
  gender: genderLabels,
  sexuality: sexualityLabels,
  relationship_status: relationshipStatusLabels,
  body_type: bodyTypeLabels,
  hair_color: hairColorLabels,
  eye_color: eyeColorLabels,
  tattoos: tattooLabels,
};

/** The words for a chosen value: `hair_color`, `grey` → "Grey". Undefined for a value that no longer exists. */
export function choiceLabel(field: ChoiceField, value: string): MessageDescriptor | undefined {
  return choiceLabels[field][value];
}
