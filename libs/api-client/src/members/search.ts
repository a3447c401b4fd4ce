import { queryOptions } from '@tanstack/react-query';
import type { QueryInput, ReplyOf } from '@parlour/contract/define-call';
import { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import { related } from '@parlour/contract/profile/related';
import { fewResults } from '@parlour/models/members/search-limits';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { membersKeys } from './keys.ts';

export type MembersSearch = NonNullable<QueryInput<typeof searchMembers>>;

/** A page of results and, where few were found and widening is welcome, who stands just outside. */
export interface MembersPageData {
  results: ReplyOf<typeof searchMembers>;
  similar: ReplyOf<typeof similarMembers> | null;
}

/** What the members page shows; `narrow` keeps to exactly what was asked for. */
export const membersPageOptions = (search: MembersSearch, narrow: boolean) =>
  queryOptions({
    queryKey: membersKeys.page({ ...search, narrow }),
    queryFn: async ({ client, signal }): Promise<MembersPageData> => {
      const transport = transportOf(client);
      const results = await send(searchMembers, { query: search, signal }, transport);
      if (narrow || results.page > 1 || results.total >= fewResults) return { results, similar: null };
      const { next: _, ...query } = search;
      const similar = await send(similarMembers, { query, signal }, transport);
      return { results, similar: similar.count > 0 ? similar : null };
    },
  });

/** Members who joined last, by the brand's default search. */
export const newMembersOptions = () =>
  callQuery(membersKeys.page({ sort: 'new', with_photo: '1' }), searchMembers, { sort: 'new', with_photo: '1' });

export const relatedMembersOptions = (profileId: string) =>
  callQuery(membersKeys.related(profileId), related, { profile_id: profileId });
