import type { SearchQuery } from '@parlour/contract/members/search-query';
import { isCountry } from '@parlour/models/geography/country';
import { findCity, isRegionOf } from '@parlour/models/geography/regions';
import { oldestAge } from '@parlour/models/members/birth-dates';
import {
  defaultCriteria,
  offersFilter,
  searchFieldsFor,
  type SearchCriteria,
} from '@parlour/models/members/search-criteria';
import { profileFacts, type ProfileField } from '@parlour/models/profile-fields';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { refuse, refuseFields } from '@parlour/server-kit/calls/refusal';

/**
 * What a search asks for, with the brand's defaults filled in.
 * Refuses a filter that the brand does not offer to the caller, an age below its minimum and a region of another country.
 */
export function criteriaOf(query: SearchQuery, { brand, viewer, request }: CallContext): SearchCriteria {
  const { settings } = brand;
  refuseUnknown(query, searchFieldsFor(settings.search_fields, viewer !== null));

  const here = settings.countries.find((country) => country === request.country) ?? settings.countries[0] ?? null;
  const defaults = defaultCriteria(settings, viewer, here);
  const country = query.country === undefined ? defaults.country : query.country === 'all' ? null : query.country;
  if (query.country !== undefined && country !== null && !settings.countries.some((offered) => offered === country))
    throw refuse('country_unavailable');
  if (query.countryregion && !(isCountry(country) && isRegionOf(country, query.countryregion)))
    throw refuseFields({ countryregion: 'region_unknown' });

  const ages = agesOf(query, defaults, settings.min_age);
  if (Math.min(...ages) < settings.min_age) throw refuse('age_below_minimum', { min_age: settings.min_age });
  return {
    gender: query.gender ?? defaults.gender,
    country,
    countryregion: query.countryregion || null,
    city: cityOf(query),
    min_age: Math.min(...ages),
    max_age: Math.max(...ages),
    online: query.online ?? false,
    with_photo: query.with_photo ?? false,
    verified: query.verified ?? false,
    choices: Object.fromEntries(profileFacts.flatMap((fact) => (query[fact]?.length ? [[fact, query[fact]]] : []))),
    interests: query.interests ?? [],
    sort: query.sort ?? 'active',
  };
}

/** As the region's list writes it, however it was typed; an empty field of a form asks for none. */
const cityOf = ({ countryregion, city }: SearchQuery): string | null =>
  (countryregion && city && findCity(countryregion, city)) || city || null;

/** Two ages in any order; where one of them alone lies beyond the brand's range, the range is open on that side. */
function agesOf(query: SearchQuery, defaults: SearchCriteria, youngest: number): [number, number] {
  const { min_age: from, max_age: to } = query;
  if (from !== undefined && to !== undefined) return [from, to];
  if (from !== undefined) return [from, from > defaults.max_age ? oldestAge : defaults.max_age];
  if (to !== undefined) return [to < defaults.min_age ? youngest : defaults.min_age, to];
  return [defaults.min_age, defaults.max_age];
}

function refuseUnknown(query: SearchQuery, searchFields: readonly ProfileField[]): void {
  const asked: ProfileField[] = [...profileFacts, 'interests' as const, 'city' as const].filter(
    (field) => query[field] !== undefined,
  );
  if (asked.some((field) => !offersFilter(searchFields, field))) throw refuse('filter_unknown');
}

/** The part of the criteria that answers tell. */
export const shownCriteria = ({ gender, country, countryregion, city, min_age, max_age }: SearchCriteria) => ({
  gender,
  country,
  countryregion,
  city,
  min_age,
  max_age,
});
