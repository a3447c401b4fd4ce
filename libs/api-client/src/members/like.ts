import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import type { ReplyOf } from '@parlour/contract/define-call';
import { like, type likeSources } from '@parlour/contract/members/like';
import { unlike } from '@parlour/contract/members/unlike';
import { ApiError } from '../api-error.ts';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { profileKeys } from '../profile/keys.ts';
import { send } from '../send.ts';
import { wayOf, type Way } from '../transport.ts';
import { withLikeSent } from './fold-cards.ts';
import { changeCards } from './change-cards.ts';
import { membersKeys } from './keys.ts';
import { leaveGame } from './leave-game.ts';
import { forgetMatch, tellOfMatch } from './new-match.ts';
import { receivedLikeOptions } from './received-like.ts';
import { tieChanged } from './tie-changed.ts';

export interface LikeWish {
  profileId: string;
  /** True likes, false takes it back. */
  liked: boolean;
  source: (typeof likeSources)[number];
  /** Likes again whose like was just taken back: a match that this restores is no new one, and goes without its moment. */
  isUndo?: true | undefined;
}

export type LikeOutcome = ReplyOf<typeof like> | { match: false };

/**
 * Likes or takes a like back: shown at once in every open list, and put back where the server refuses; other tabs ask again. The
 * page tells of a match.
 */
export const likeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: membersKeys.liking,
    mutationFn: (wish: LikeWish) => grantWish(wish, uuid(), wayOf(client)),
    onMutate: (wish) => showLiked(client, wish.profileId, wish.liked),
    onError: (_, wish) => showLiked(client, wish.profileId, !wish.liked),
    onSuccess: (outcome, { profileId, liked, isUndo }) => {
      // A list that was read before may have come since.
      showLiked(client, profileId, liked);
      if (outcome.match) showMatch(client, outcome, isUndo);
      // The like that is returned is new no longer.
      if (outcome.match) void client.invalidateQueries({ queryKey: accountKeys.user });
      if (outcome.match || !liked) tieChanged(client, profileId, { isMatch: true });
      if (liked) leaveGame(client, profileId);
      else {
        forgetMatch(client, profileId);
        void client.invalidateQueries({ queryKey: membersKeys.like(profileId) });
      }
      tellOfLike(profileId);
      // Of a match they hear by its event.
      if (!liked) tellOtherTabs(chatKeys.chats, chatKeys.conversations);
    },
    onSettled: () => client.invalidateQueries({ queryKey: membersKeys.likes }),
  });

/** Other tabs take this member's card off the deck, and ask again for all that shows who is liked and how many likes are left. */
export const tellOfLike = (profileId: string): void =>
  tellOtherTabs(
    profileKeys.one(profileId),
    membersKeys.like(profileId),
    membersKeys.all,
    membersKeys.likes,
    membersKeys.swipeQueue,
    membersKeys.swipeRound,
  );

/** Likes or takes a like back, once for its key; what is so already is as it was wished. */
export async function grantWish(
  { profileId, liked, source }: LikeWish,
  idempotencyKey: string,
  way: Way | undefined,
): Promise<LikeOutcome> {
  return liked
    ? send(like, { body: { profile_id: profileId, source }, idempotencyKey, ...way }).catch(
        doneAlready('already_liked'),
      )
    : send(unlike, { body: { profile_id: profileId }, ...way }).catch(doneAlready('like_not_found'));
}

/** Another tab was quicker, or the page was an old one. */
const doneAlready =
  (code: 'already_liked' | 'like_not_found') =>
  (error: unknown): { match: false } => {
    if (error instanceof ApiError && error.code === code) return { match: false };
    throw error;
  };

/** On the page of the like too, whose button then has made way before anything opens over it. */
function showMatch(
  client: QueryClient,
  { like: { profile }, conversation_id }: ReplyOf<typeof like>,
  isUndo?: boolean,
): void {
  client.setQueryData(
    receivedLikeOptions(profile.id).queryKey,
    (received) => received && { like: { ...received.like, match: true } },
  );
  if (!isUndo) tellOfMatch(client, { profile, conversationId: conversation_id });
}

const showLiked = (client: QueryClient, profileId: string, liked: boolean): void =>
  changeCards(client, profileId, (card) => withLikeSent(card, liked));
