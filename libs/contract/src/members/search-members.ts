import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { ProfileCard } from '../types/profile.ts';
import { Flag, Paging } from '../types/scalars.ts';
import { SearchCriteria, searchFilters } from './search-query.ts';

/**
 * Members by filters, 20 a page (contract C1). `next` is an opaque cursor to go on from without counting pages; `limited`
 * says what logging in or premium would add. `takes_message` leaves out whoever takes no first message from somebody who joins
 * now; it is for pages that offer to write to those it finds, and looks at the first thousand of the search.
 */
export const searchMembers = defineCall({
  method: 'GET',
  path: '/api/members.php',
  who: 'anyone',
  query: z.strictObject(
    { ...searchFilters, takes_message: Flag.optional(), next: z.string().max(200).optional() },
    'filter_unknown',
  ),
  reply: Paging.extend({
    profiles: z.array(ProfileCard),
    criteria: SearchCriteria,
    limited: z.enum(['login', 'premium']).nullable(),
  }),
  errors: ['authentication_required', 'filter_unknown', 'age_below_minimum', 'region_unknown', 'country_unavailable'],
});
