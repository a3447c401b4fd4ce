import type { QueryClient } from '@tanstack/react-query';
import { likeTypes, type LikesOfType } from '@parlour/contract/members/list-likes';
import { withLikeReceived } from './cards-fold.ts';
import { changeCards } from './change-cards.ts';
import { setCounts } from './counts.ts';
import { membersKeys } from './keys.ts';
import { foldLike, type LikeEvent } from './likes-fold.ts';
import { tieChanged } from './tie-changed.ts';

/** Brings a live `like` or `match` into every list that is open: badges, tabs, cards, the profile itself. */
export function applyLikeEvent(client: QueryClient, event: LikeEvent): void {
  setCounts(client, event);
  for (const type of likeTypes) {
    client.setQueriesData<LikesOfType>(
      { queryKey: [...membersKeys.likes, type] },
      (tab) => tab && foldLike(tab, type, event),
    );
  }
  const { id } = event.like.profile;
  if (event.like.like_new) changeCards(client, id, withLikeReceived);
  tieChanged(client, id, { isMatch: event.kind === 'match' });
}
