import { userOptions } from '@parlour/api-client/account/user';
import { membersPageOptions } from '@parlour/api-client/members/search';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { readSearch } from './read-search.ts';

/** What the members page reads. */
export const membersPageQueries = ({ search }: { search: URLSearchParams }) => {
  const read = readSearch(search);
  return [userOptions(), membersPageOptions(read.search, read.narrow), regionsOptions()] as const;
};
