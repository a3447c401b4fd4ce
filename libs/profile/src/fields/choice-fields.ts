import type { ProfileField } from '@parlour/models/profile-fields';

/** The fields of the own profile that are chosen from closed lists, in the order of the page. */
const choiceFields = ['relationship_status', 'sexuality', 'body_type', 'hair_color', 'eye_color', 'tattoos'] as const;

export type ChosenField = (typeof choiceFields)[number];

/** Those that the brand shows (`visible_profile_fields`). */
export const shownChoices = (visible: readonly ProfileField[]): ChosenField[] =>
  choiceFields.filter((field) => visible.includes(field));
