import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import type { ReplyOf } from '@parlour/contract/define-call';
import { getSwipeRound } from '@parlour/contract/members/get-swipe-round';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { swipe } from '@parlour/contract/members/swipe';
import type { SwipeChoice } from '@parlour/contract/members/swipe-round';
import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { SECOND } from '@parlour/models/durations';
import { accountKeys } from '../account/keys.ts';
import { ApiError } from '../api-error.ts';
import { callQuery } from '../call-query.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { send } from '../send.ts';
import { wayOf, type Way } from '../transport.ts';
import { withLikeSent } from './fold-cards.ts';
import { changeCards } from './change-cards.ts';
import { membersKeys } from './keys.ts';
import { tellOfLike } from './like.ts';
import { tellOfMatch } from './new-match.ts';
import { refilled, withCardBehindTop, withCardOnTop, withoutCard, withRound, type SwipeGame } from './fold-swipe.ts';
import { tieChanged } from './tie-changed.ts';

/** Milliseconds after a choice when the next card is being looked at. */
const LATE = 2 * SECOND;

/** Cards at which more are asked for. */
const fewCards = 4;

/** Choices are sent one after the other, in the order in which they were made; so is the undo that follows them. */
const scope = { id: 'swipe' };
const mutationKey = membersKeys.swiping;

/** The swipe game: who comes next, and what is left of the day's round. */
export const swipeGameOptions = () =>
  queryOptions({
    queryKey: membersKeys.swipeQueue,
    queryFn: async ({ client, signal }): Promise<SwipeGame> => {
      const fetched = await send(listSwipes, { signal, ...wayOf(client) });
      return refilled(client.getQueryData<SwipeGame>(membersKeys.swipeQueue), fetched);
    },
  });

/** What is left of the day's round, without people. */
export const swipeRoundOptions = () => callQuery(membersKeys.swipeRound, getSwipeRound, { round: '1' });

export interface SwipeWish {
  card: ProfileCard;
  choice: SwipeChoice;
}

/** Sends one choice, once for its key. */
export const sendSwipe = (
  profileId: string,
  choice: SwipeChoice,
  idempotencyKey: string,
  way: Way | undefined,
): Promise<ReplyOf<typeof swipe>> => send(swipe, { body: { profile_id: profileId, choice }, idempotencyKey, ...way });

/** Takes the last pass back. */
export const sendUndo = (way: Way | undefined): Promise<ReplyOf<typeof undoSwipe>> =>
  send(undoSwipe, { body: {}, ...way });

/**
 * Decides on a card: it is off the table at once, and back on top where the choice failed, but behind the one on which the member is
 * by then. Whoever is gone stays away. A pass can
 * be taken back at once, since the undo is sent after it. The page tells of a match.
 */
export const swipeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey,
    scope,
    mutationFn: ({ card, choice }: SwipeWish) => sendSwipe(card.id, choice, uuid(), wayOf(client)),
    onMutate: ({ card, choice }) => {
      void client.cancelQueries({ queryKey: membersKeys.swipeQueue });
      const couldUndo = client.getQueryData<SwipeGame>(membersKeys.swipeQueue)?.can_undo === true;
      change(client, (game) => ({
        ...withoutCard(game, card.id),
        likes_left: Math.max(0, game.likes_left - (choice === 'like' ? 1 : 0)),
        can_undo: couldUndo || choice === 'pass',
      }));
      return { couldUndo, madeAt: Date.now() };
    },
    onSuccess: (reply, { card, choice }) => {
      if (reply.match) tellOfMatch(client, { profile: card, conversationId: reply.conversation_id });
      // What is still under way has spent likes that this answer does not know of.
      const isLast = client.isMutating({ mutationKey }) === 1;
      change(client, (game) => ({
        ...withoutCard(isLast ? withRound(game, reply) : game, card.id),
        can_undo: game.can_undo || choice === 'pass',
      }));
      if (choice === 'pass') tellOtherTabs(membersKeys.like(card.id), membersKeys.swipeQueue);
      if (choice !== 'like') return;
      changeCards(client, card.id, (shown) => withLikeSent(shown, true));
      if (reply.match) {
        tieChanged(client, card.id, { isMatch: true });
        // The like that is returned is new no longer.
        void client.invalidateQueries({ queryKey: accountKeys.user });
        void client.invalidateQueries({ queryKey: membersKeys.like(card.id) });
      }
      void client.invalidateQueries({ queryKey: membersKeys.likes });
      tellOfLike(card.id);
    },
    onError: (error, { card, choice }, before) =>
      change(client, (game) => {
        const unspent = {
          ...game,
          likes_left: game.likes_left + (choice === 'like' ? 1 : 0),
          can_undo: before?.couldUndo === true,
        };
        if (codeOf(error) === 'profile_gone') return unspent;
        const isLate = client.isMutating({ mutationKey }) > 1 || Date.now() > (before?.madeAt ?? 0) + LATE;
        return withRefusal((isLate ? withCardBehindTop : withCardOnTop)(unspent, card), error);
      }),
    onSettled: (_reply, error) => refill(client, error),
  });

/** Takes the last pass back; its card lies on top again. After a failure, who comes next is asked for again. */
export const undoSwipeMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey,
    scope,
    mutationFn: () => sendUndo(wayOf(client)),
    onSuccess: ({ profile, can_undo }) => {
      change(client, (game) => ({ ...withCardOnTop(game, profile), can_undo }));
      tellOtherTabs(membersKeys.swipeQueue);
    },
    onError: (error) => {
      if (codeOf(error) === 'nothing_to_undo') change(client, (game) => ({ ...game, can_undo: false }));
      refill(client, error);
    },
  });

function change(client: QueryClient, fold: (game: SwipeGame) => SwipeGame): void {
  client.setQueryData<SwipeGame>(membersKeys.swipeQueue, (game) => game && fold(game));
}

const codeOf = (error: Error): string | null => (error instanceof ApiError ? error.code : null);

/** A like that was refused for the day says how the round stands. */
function withRefusal(game: SwipeGame, error: Error): SwipeGame {
  const resetsAt = error instanceof ApiError && error.code === 'swipe_limit' ? error.params['resets_at'] : undefined;
  return typeof resetsAt === 'string' ? { ...game, likes_left: 0, resets_at: resetsAt } : game;
}

/** Asks for more before the cards run out, once nothing is under way; after a failure also for how the round stands. */
function refill(client: QueryClient, error: Error | null): void {
  if (client.isMutating({ mutationKey }) > 1) return;
  void client.invalidateQueries({ queryKey: membersKeys.swipeRound, exact: true });
  const left = client.getQueryData<SwipeGame>(membersKeys.swipeQueue)?.queue.length ?? 0;
  if (left < fewCards || error) void client.invalidateQueries({ queryKey: membersKeys.swipeQueue, exact: true });
}
