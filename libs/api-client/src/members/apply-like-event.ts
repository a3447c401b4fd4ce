import type { QueryClient } from '@tanstack/react-query';
import { likeTypes, type LikesOfType } from '@parlour/contract/members/list-likes';
import { profileKeys } from '../profile/keys.ts';
import { changeCard, withLikeReceived } from './cards-fold.ts';
import { setCounts } from './counts.ts';
import { membersKeys } from './keys.ts';
import { foldLike, type LikeEvent } from './likes-fold.ts';

/** Brings a live `like` or `match` into every list that is open: badges, tabs, cards, the profile itself. */
export function applyLikeEvent(client: QueryClient, event: LikeEvent): void {
  setCounts(client, event);
  for (const type of likeTypes) {
    client.setQueriesData<LikesOfType>(
      { queryKey: [...membersKeys.likes, type] },
      (tab) => tab && foldLike(tab, type, event),
    );
  }
  if (!event.like.like_new) return;
  for (const queryKey of [membersKeys.all, profileKeys.all]) {
    client.setQueriesData<unknown>({ queryKey }, (data: unknown) =>
      changeCard(data, event.like.profile.id, withLikeReceived),
    );
  }
}
