import type { QueryClient } from '@tanstack/react-query';
import { likeTypes, type LikesOfType } from '@parlour/contract/members/list-likes';
import { askNow } from '../ask.ts';
import { withLikeReceived, withLikeSeen, withLikeSent } from './fold-cards.ts';
import { changeCards } from './change-cards.ts';
import { leaveGame } from './leave-game.ts';
import { membersKeys } from './keys.ts';
import { foldLike, type LikeEvent } from './fold-likes.ts';
import { tieChanged } from './tie-changed.ts';

/** Brings a live `like` or `match` into the tabs of likes. */
export function bringInTabs(client: QueryClient, event: LikeEvent): void {
  for (const type of likeTypes) {
    client.setQueriesData<LikesOfType>(
      { queryKey: [...membersKeys.likes, type] },
      (tab) => tab && foldLike(tab, type, event),
    );
  }
}

/** Brings a live `like` or `match` into every list that is open: tabs, cards, the profile itself. The badges have counted it. */
export function applyLikeEvent(client: QueryClient, event: LikeEvent, ask = askNow): void {
  bringInTabs(client, event);
  const { like } = event;
  const { id } = like.profile;
  const isMatch = event.kind === 'match';
  if (isMatch) {
    changeCards(client, id, (card) => withLikeSent(card, true));
    leaveGame(client, id);
  }
  if (like.like_new) changeCards(client, id, withLikeReceived);
  else changeCards(client, id, withLikeSeen);
  tieChanged(client, id, { isMatch }, ask);
}
