import { queryOptions } from '@tanstack/react-query';
import type { QueryInput } from '@parlour/contract/define-call';
import { searchMembers } from '@parlour/contract/members/search-members';
import { callQuery } from '../call-query.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { membersKeys } from './keys.ts';
import { tileCardOf } from './tile-card.ts';

const newest: QueryInput<typeof searchMembers> = { sort: 'new', with_photo: '1' };

/** Members who joined last, by the brand's default search. */
export const newMembersOptions = () => callQuery(membersKeys.page(newest), searchMembers, newest);

/** Members on a visitor's front door. */
const atTheDoor = 6;

/**
 * The first few of them who take the words of whoever joins, fictional ones last: a visitor's page offers to write to them, and
 * carries along no more than it shows.
 */
export const frontDoorMembersOptions = () =>
  queryOptions({
    queryKey: membersKeys.frontDoor,
    queryFn: async ({ client, signal }) => {
      const { profiles } = await send(searchMembers, {
        query: { ...newest, takes_message: '1' },
        signal,
        ...wayOf(client),
      });
      const realFirst = profiles.toSorted((one, other) => Number(one.fictional) - Number(other.fictional));
      return realFirst.slice(0, atTheDoor).map(tileCardOf);
    },
  });
