import { brand as settings } from '@parlour/app-default/settings';
import { openFilters, type SearchCriteria } from '@parlour/models/members/search-criteria';
import type { Search } from '@parlour/server-members/store/search-conditions';
import { brand, seekerId } from './crowd.ts';

const now = new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21';

const wide: SearchCriteria = { ...openFilters, gender: 'female', country: 'NL', min_age: 18, max_age: 99 };
const inRegion = { ...wide, countryregion: 'nl-3' };
const ofAges = { ...inRegion, min_age: 35, max_age: 54 };

/** What members filter by: each of it, and all of it together, in both orders. */
const criteria = {
  'a country': wide,
  'a region': inRegion,
  'a region and ages': ofAges,
  'a region, ages, with photo': { ...ofAges, with_photo: true },
  'a country, ages, with photo, newest first': { ...wide, min_age: 35, max_age: 54, with_photo: true, sort: 'new' },
  'a region, ages, newest first': { ...ofAges, sort: 'new' },
  'all countries': { ...wide, country: null },
  'all countries, few ages, with photo': { ...wide, country: null, min_age: 50, max_age: 52, with_photo: true },
  'a country, online now': { ...wide, online: true },
} as const satisfies Record<string, SearchCriteria>;

/** Traits that no index holds: one that many share, and several that together few do. */
const traits = {
  'a country, a common trait': { ...wide, choices: { hair_color: ['red'] } },
  'a country, five traits that one of 430 has': {
    ...wide,
    choices: {
      hair_color: ['red'],
      eye_color: ['green'],
      body_type: ['slim'],
      relationship_status: ['single'],
      tattoos: ['none'],
    },
  },
} as const satisfies Record<string, SearchCriteria>;

export type AskName = keyof typeof criteria;

/** The searches by their names, by one member. */
export const asks = Object.fromEntries(
  Object.entries(criteria).map(([name, each]) => [name, searchFor(each)]),
) as Record<AskName, Search>;

/** As `asks`; they have no goal, and are named. */
export const traitAsks: Record<string, Search> = Object.fromEntries(
  Object.entries(traits).map(([name, each]) => [name, searchFor(each)]),
);

function searchFor(each: SearchCriteria): Search {
  return {
    viewing: {
      brand: { id: brand, version: 1, settings },
      now,
      today,
      memberId: seekerId,
      paidUser: false,
      place: { country: 'NL', region: 'nl-3', city: null },
    },
    criteria: each,
  };
}
