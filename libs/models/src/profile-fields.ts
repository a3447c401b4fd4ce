/**
 * The closed lists behind a profile's fields (spec section 3). The database and the calls carry these values;
 * the words for them are in `@parlour/i18n/labels`.
 */
export const genders = ['male', 'female'] as const;
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const;
const hairColors = ['black', 'brown', 'blond', 'red', 'grey', 'white', 'dyed', 'bald'] as const;
export const eyeColors = ['brown', 'blue', 'green', 'grey', 'hazel', 'other'] as const;
export const bodyTypes = ['slim', 'athletic', 'average', 'curvy', 'full', 'muscular'] as const;
export const relationshipStatuses = ['single', 'relationship', 'married', 'open', 'divorced', 'widowed'] as const;
export const tattooAnswers = ['none', 'few', 'many'] as const;

export type Gender = (typeof genders)[number];
export type Sexuality = (typeof sexualities)[number];
export type HairColor = (typeof hairColors)[number];
export type EyeColor = (typeof eyeColors)[number];
export type BodyType = (typeof bodyTypes)[number];
export type RelationshipStatus = (typeof relationshipStatuses)[number];
export type TattooAnswer = (typeof tattooAnswers)[number];

/** The fields that a brand may show on a profile or offer as a search filter, in the order of the profile page. */
export const profileFields = [
  'gender',
  'age',
  'country',
  'region',
  'city',
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
  'interests',
  'about_me',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** Allowed values of the fields that are one choice out of a list. */
export const choicesOfFields = {
  gender: genders,
  sexuality: sexualities,
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
  tattoos: tattooAnswers,
} as const satisfies Partial<Record<ProfileField, readonly string[]>>;

export type ChoiceField = keyof typeof choicesOfFields;

/** Most interests that one profile may name (contract B2). */
export const interestsMax = 10;
