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

/** What a profile tells by one choice out of a closed list each, in the order of every page, form and search. */
export const profileFacts = [
  'relationship_status',
  'sexuality',
  'body_type',
  'eye_color',
  'hair_color',
  'tattoos',
] as const;

export type ProfileFact = (typeof profileFacts)[number];

/** The fields that a search has a filter for: what a brand may list in its `search_fields`. */
export const filterFields = ['gender', 'age', 'country', 'region', 'city', ...profileFacts, 'interests'] as const;

/** The fields that a brand may show on a profile. */
export const profileFields = [...filterFields, 'about_me'] as const;

export type ProfileField = (typeof profileFields)[number];

/** Allowed values of the fields that are one choice out of a list. */
export const choicesOfFields = {
  gender: genders,
  relationship_status: relationshipStatuses,
  sexuality: sexualities,
  body_type: bodyTypes,
  eye_color: eyeColors,
  hair_color: hairColors,
  tattoos: tattooAnswers,
} as const satisfies Record<'gender' | ProfileFact, readonly string[]>;

export type ChoiceField = keyof typeof choicesOfFields;

/** Most interests that one profile may name (contract B2). */
export const interestsMax = 10;
