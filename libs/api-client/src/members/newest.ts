import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@parlour/contract/define-call';
import { searchMembers } from '@parlour/contract/members/search-members';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { guestOf } from './guest.ts';
import { membersKeys } from './keys.ts';

const newest: QueryInput<typeof searchMembers> = { sort: 'new', with_photo: '1' };

/** Members who joined last, by the brand's default search. */
export const newMembersOptions = () => callQuery(membersKeys.page(newest), searchMembers, newest);

/** Guests of a visitor's front door. */
const guests = 6;

/**
 * The first few of them who take the words of whoever joins, fictional ones last: a visitor's page offers to write to them, and
 * carries along no more than it shows.
 */
export const newGuestsOptions = () =>
  queryOptions({
    queryKey: membersKeys.newGuests,
    queryFn: async ({ client, signal }) => {
      const { profiles } = await send(
        searchMembers,
        { query: { ...newest, takes_message: '1' }, signal },
        transportOf(client),
      );
      const realFirst = profiles.toSorted((one, other) => Number(one.fictional) - Number(other.fictional));
      return realFirst.slice(0, guests).map(guestOf);
    },
  });
