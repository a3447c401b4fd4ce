import { queryOptions } from '@tanstack/react-query';
import type { QueryInput, ReplyOf } from '@parlour/contract/define-call';
import { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import { related } from '@parlour/contract/profile/related';
import { fewResults } from '@parlour/models/members/search-limits';
import { callQuery } from '../call-query.ts';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { wayOf, type Way } from '../transport.ts';
import { membersKeys } from './keys.ts';

export type MembersSearch = NonNullable<QueryInput<typeof searchMembers>>;
type Results = ReplyOf<typeof searchMembers>;

/** A page of results and, where few were found and widening is welcome, who stands just outside. */
export interface MembersPageData {
  results: Results;
  similar: ReplyOf<typeof similarMembers> | null;
}

/** Whom else the members page shows: `narrow` keeps to exactly what was asked for, `outside` is a page of those just outside of it. */
export interface Widening {
  narrow: boolean;
  outside: number;
}

/**
 * A page of the members search; with few results on its first page also those just outside of it, unless that is unwelcome.
 */
export const membersPageOptions = (search: MembersSearch, widening: Widening) =>
  queryOptions({
    queryKey: membersKeys.page({ ...search, ...widening }),
    queryFn: ({ client, signal }) => readPage(search, widening, { signal, ...wayOf(client) }),
  });

type Asking = Partial<Way> & { signal: AbortSignal };

async function readPage(search: MembersSearch, { narrow, outside }: Widening, way: Asking): Promise<MembersPageData> {
  const { search: asked, results } = await find(search, way);
  if (narrow || results.page > 1 || results.total >= fewResults) return { results, similar: null };
  const { next: _, ...filters } = asked;
  const query = outside > 1 ? { ...filters, page: outside } : filters;
  const similar = await send(similarMembers, { query, ...way });
  return { results, similar: similar.count > 0 ? similar : null };
}

/** A region that there is not is left out: the address was typed by somebody, or is older than the list of regions. */
async function find(search: MembersSearch, way: Asking): Promise<{ search: MembersSearch; results: Results }> {
  try {
    return { search, results: await send(searchMembers, { query: search, ...way }) };
  } catch (error) {
    const { countryregion, ...rest } = search;
    if (countryregion === undefined || !(error instanceof ApiError) || !error.fields['countryregion']) throw error;
    return find(rest, way);
  }
}

/** Members much like the one whose profile is open. */
export const relatedMembersOptions = (profileId: string) =>
  callQuery(membersKeys.related(profileId), related, { profile_id: profileId });
