import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { partnerTilesOptions } from '@parlour/api-client/members/partner-tiles';
import { membersPageOptions } from '@parlour/api-client/members/search';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { readSearch } from './read-search.ts';
import { searchOffer } from './search-offer.ts';

interface MembersPageAddress {
  search: URLSearchParams;
  settings: PublicSettings;
}

/**
 * What the members page reads; partners' tiles only for members, and where the brand shows some. Who is here is waited for only where
 * it changes that.
 */
export async function membersPageQueries({ search, settings }: MembersPageAddress, cache: QueryClient) {
  const anybodys = readSearch(search, searchOffer(settings, false));
  const members = readSearch(search, searchOffer(settings, true));
  if (!settings.member_resell && JSON.stringify(anybodys) === JSON.stringify(members))
    return [membersPageOptions(anybodys.search, anybodys), regionsOptions()];
  const { user } = await keptOrAsked(cache, userOptions());
  const read = user ? members : anybodys;
  const page = [membersPageOptions(read.search, read), regionsOptions()];
  return user && settings.member_resell ? [...page, partnerTilesOptions('members')] : page;
}
