import type { Query, QueryClient } from '@tanstack/react-query';
import type { Relation } from '@parlour/contract/types/profile';
import { ApiError } from '../api-error.ts';
import { askInTurn } from '../live/ask-in-turn.ts';
import { inTurn } from '../live/in-turn.ts';
import { profileKeys } from '../profile/keys.ts';
import { membersKeys } from './keys.ts';
import { forgetMatch, newMatchesOptions, type NewMatch } from './new-match.ts';
import { receivedLikeOptions } from './received-like.ts';

/**
 * Asks again for the profiles and likes that are shown with a like of their member: nobody is told whose like was taken back, so
 * that a match ends unheard. One that is being celebrated is forgotten where it is over.
 */
export function doubtMatches(client: QueryClient): void {
  // One that is being read for no page is asked for below, in its match's turn.
  const isShown = (query: Query) => query.isActive() || query.state.fetchStatus === 'idle';
  askInTurn(client, { queryKey: membersKeys.oneLike, predicate: isShown });
  askInTurn(client, {
    queryKey: profileKeys.all,
    predicate: ({ state }) =>
      Boolean((state.data as { profile?: { relation?: Relation } } | undefined)?.profile?.relation?.like_received),
  });
  for (const match of client.getQueryData(newMatchesOptions().queryKey) ?? [])
    if (!match.isSeen) void inTurn(match, () => forgetEnded(client, match));
}

/** Where it cannot be read whether the like still stands, the match does. */
async function forgetEnded(client: QueryClient, { profile: { id } }: NewMatch): Promise<void> {
  try {
    await client.query({ ...receivedLikeOptions(id), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'like_not_found') forgetMatch(client, id);
  }
}
