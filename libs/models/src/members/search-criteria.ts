import { type choicesOfFields, type Gender, type ProfileField } from '../profile-fields.ts';

/** Filters of one choice out of a closed list; several values mean "one of these". */
export const choiceFilters = [
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const satisfies readonly (keyof typeof choicesOfFields)[];
export type ChoiceFilter = (typeof choiceFilters)[number];

export type SearchSort = 'active' | 'new';

/** A search with every default filled in; null means "any". */
export interface SearchCriteria {
  gender: Gender;
  country: string | null;
  countryregion: string | null;
  city: string | null;
  min_age: number;
  max_age: number;
  online: boolean;
  with_photo: boolean;
  verified: boolean;
  choices: Partial<Record<ChoiceFilter, readonly string[]>>;
  /** Members who share at least one of these. */
  interests: readonly string[];
  sort: SearchSort;
}

/** Whom a search shows first to somebody of this gender; `visitor` where it is not known. */
export interface DefaultSearch {
  visitor: Gender;
  male: Gender;
  female: Gender;
  min_age: number;
  max_age: number;
}

/** No filter that narrows a search within its country and ages. */
export const openFilters = {
  countryregion: null,
  city: null,
  online: false,
  with_photo: false,
  verified: false,
  choices: {},
  interests: [],
  sort: 'active',
} as const satisfies Partial<SearchCriteria>;

/** The search of somebody who has not asked for anything yet: the brand's defaults, in their own country. */
export function defaultCriteria(
  defaults: DefaultSearch,
  searcher: { gender: Gender; country: string } | null,
  country: string | null,
): SearchCriteria {
  return {
    ...openFilters,
    gender: defaults[searcher?.gender ?? 'visitor'],
    country: searcher?.country ?? country,
    min_age: defaults.min_age,
    max_age: defaults.max_age,
  };
}

/** Filters that every brand has, whatever its `search_fields` (spec section 3, search state). */
export const alwaysOffered: readonly ProfileField[] = ['gender', 'age', 'country', 'region'];

/** Does the brand offer this profile field as a filter? */
export const offersFilter = (searchFields: readonly ProfileField[], field: ProfileField): boolean =>
  alwaysOffered.includes(field) || searchFields.includes(field);
