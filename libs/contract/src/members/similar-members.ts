import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';
import { Paging } from '../types/scalars.ts';
import { SearchCriteria, SearchQuery } from './search-query.ts';

/** Members just outside a search, and what was widened to find them; none of them matches the search itself (contract C2). */
export const similarMembers = defineCall({
  method: 'GET',
  path: '/api/members.php',
  when: { similar: '1' },
  who: 'anyone',
  query: SearchQuery,
  reply: Paging.pick({ page: true, pages: true, total_capped: true }).extend({
    profiles: z.array(ProfileCard),
    count: z.int(),
    relaxed: z.array(z.enum(['region', 'age', 'country'])),
    criteria: SearchCriteria,
  }),
  errors: ['authentication_required', 'filter_unknown', 'age_below_minimum', 'region_unknown', 'country_unavailable'],
});
