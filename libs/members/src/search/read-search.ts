import { offersFilter } from '@parlour/models/members/search-criteria';
import { isInterest } from '@parlour/models/interests';
import { choicesOfFields, profileFacts } from '@parlour/models/profile-fields';
import type { MembersSearch, Widening } from '@parlour/api-client/members/search';
import { numberIn, pageIn } from '@parlour/contract/address-numbers';
import { addresses } from '@parlour/contract/addresses';
import type { SearchOffer } from './search-offer.ts';

/** The members page's address, read: what to search for, and whether to keep to exactly that. */
export interface ReadSearch extends Widening {
  search: MembersSearch;
}

const flags = ['online', 'with_photo', 'verified'] as const;
const ages = ['min_age', 'max_age'] as const;

/**
 * Reads the filters of an address. What a form leaves empty, repeats (`interests=wine&interests=art`) or is not
 * offered is put right in silence: an address is typed by people, the API is not.
 */
export function readSearch(address: URLSearchParams, offer: SearchOffer): ReadSearch {
  const search: Record<string, string | number> = {};
  const take = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') search[name] = value;
  };
  take(
    'gender',
    offer.genders.find((gender) => gender === address.get('gender')),
  );
  const country = [...offer.countries, 'all'].find((known) => known === address.get('country'));
  take('country', country);
  const region = regionWithin(country, address.get('countryregion'));
  take('countryregion', region);
  if (region && offersFilter(offer.search_fields, 'city')) take('city', address.get('city')?.trim().slice(0, 100));
  for (const name of ages) take(name, numberIn(address, name, offer.min_age, 99));
  for (const name of flags) if (address.get(name) === '1') take(name, '1');
  const offered = profileFacts.filter((field) => offersFilter(offer.search_fields, field));
  for (const field of offered)
    take(
      field,
      listed(address, field, (value) => (choicesOfFields[field] as readonly string[]).includes(value)),
    );
  if (offersFilter(offer.search_fields, 'interests')) take('interests', listed(address, 'interests', isInterest));
  if (address.get('sort') === 'new') take('sort', 'new');
  const page = pageIn(address);
  if (page > 1) take('page', page);
  return {
    search,
    narrow: address.get('narrow') === '1',
    outside: pageIn(address, 'outside'),
  };
}

/** The address of a search with some of it changed; `undefined` takes a filter away. Any change begins at the first page. */
export function searchHref(
  { search, narrow }: ReadSearch,
  changes: Record<string, string | number | undefined> = {},
): string {
  const { page: _, next: __, ...filters } = search;
  return addresses.members.href(undefined, {
    ...(filters as Record<string, string | number>),
    ...(narrow ? { narrow: '1' } : {}),
    ...changes,
  });
}

/** The address of the search without any filter; its order stays. */
export const clearedHref = ({ search: { sort } }: ReadSearch): string =>
  addresses.members.href(undefined, sort ? { sort } : {});

/** The place of those just outside a search in its page. */
export const outsideId = 'outside';

/** The address of a page of those just outside a search, at the place where they stand. */
export const outsideHref = (read: ReadSearch, page: number): string =>
  `${searchHref(read, { outside: page > 1 ? page : undefined })}#${outsideId}`;

/** A region's id begins with its country's; a region of another country stayed behind when the country was changed. */
function regionWithin(country: string | undefined, region: string | null): string | undefined {
  if (!region || country === 'all') return undefined;
  return country === undefined || region.startsWith(`${country.toLowerCase()}-`) ? region : undefined;
}

function listed(address: URLSearchParams, name: string, isKnown: (value: string) => boolean): string | undefined {
  const values = address
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter(isKnown);
  return values.length > 0 ? [...new Set(values)].join(',') : undefined;
}
