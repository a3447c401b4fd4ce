import type { Gender, ProfileFact, ProfileField, Sexuality } from '../profile-fields.ts';

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
  /** Several values of one fact mean "one of these". */
  choices: Partial<Record<ProfileFact, readonly string[]>>;
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

/** What a brand's settings say of whom a search shows first. */
interface SearchSettings {
  default_search: DefaultSearch;
  genders: readonly Gender[];
  visible_profile_fields: readonly ProfileField[];
}

/** A member as far as it decides whom they are shown first. */
export interface Searcher {
  gender: Gender;
  sexuality: Sexuality | null;
  country: string;
}

/** Who look for their own gender. */
const ownGenderFirst: readonly Sexuality[] = ['gay', 'lesbian'];

/**
 * Whom a search shows first: by the brand's default, but to gay and lesbian members their own gender. Where the brand does not
 * show what somebody's sexuality is, or has no such members any more, its default stands.
 */
export function genderSought(
  { default_search, genders, visible_profile_fields }: SearchSettings,
  searcher: Pick<Searcher, 'gender' | 'sexuality'> | null,
): Gender {
  if (searcher === null) return default_search.visitor;
  const { gender, sexuality } = searcher;
  const seeksOwn = sexuality !== null && ownGenderFirst.includes(sexuality);
  return seeksOwn && visible_profile_fields.includes('sexuality') && genders.includes(gender)
    ? gender
    : default_search[gender];
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
  settings: SearchSettings,
  searcher: Searcher | null,
  country: string | null,
): SearchCriteria {
  const { min_age, max_age } = settings.default_search;
  return {
    ...openFilters,
    gender: genderSought(settings, searcher),
    country: searcher?.country ?? country,
    min_age,
    max_age,
  };
}

/** Filters that every brand has, whatever its `search_fields` (spec section 3, search state). */
export const alwaysOffered: readonly ProfileField[] = ['gender', 'age', 'country', 'region'];

/** What a card tells of a member. */
const cardFields: readonly ProfileField[] = ['gender', 'age', 'country', 'region', 'city'];

/**
 * The brand's `search_fields` as far as this searcher may use them. Visitors see cards alone (contract part 0, 16), and by
 * searching would find out what these leave out.
 */
export const searchFieldsFor = (searchFields: readonly ProfileField[], isMember: boolean): readonly ProfileField[] =>
  isMember ? searchFields : searchFields.filter((field) => cardFields.includes(field));

/** Does the brand offer this profile field as a filter? */
export const offersFilter = (searchFields: readonly ProfileField[], field: ProfileField): boolean =>
  alwaysOffered.includes(field) || searchFields.includes(field);
