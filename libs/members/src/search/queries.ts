import type { QueryClient } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { partnerTilesOptions } from '@parlour/api-client/members/partner-tiles';
import { membersPageOptions } from '@parlour/api-client/members/search';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { PublicSettings } from '@parlour/contract/account/settings';
import { readSearch } from './read-search.ts';

interface MembersPageAddress {
  search: URLSearchParams;
  settings: PublicSettings;
}

/** What the members page reads; partners' tiles only for members, and where the brand shows some. */
export async function membersPageQueries({ search, settings }: MembersPageAddress, cache: QueryClient) {
  const read = readSearch(search, settings);
  const results = membersPageOptions(read.search, read);
  const page = [userOptions(), results, regionsOptions()];
  if (!settings.member_resell) return page;
  const { user } = await cache.ensureQueryData(userOptions());
  return user ? [...page, partnerTilesOptions('members')] : page;
}
