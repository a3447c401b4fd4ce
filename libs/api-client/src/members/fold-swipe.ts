import type { listSwipes } from '@parlour/contract/members/list-swipes';
import type { SwipeRound } from '@parlour/contract/members/swipe-round';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { ProfileCard } from '@parlour/contract/types/profile';

export type SwipeGame = ReplyOf<typeof listSwipes>;

/** Cards that lie in sight: they stay where they are, whatever comes after them. */
const inSight = 3;

/** The game after a card was decided on. */
export const withoutCard = (game: SwipeGame, profileId: string): SwipeGame => ({
  ...game,
  queue: game.queue.filter(({ id }) => id !== profileId),
});

/** The game after a card came back: it lies on top, and once. */
export const withCardOnTop = (game: SwipeGame, card: ProfileCard): SwipeGame => ({
  ...game,
  queue: [card, ...game.queue.filter(({ id }) => id !== card.id)],
});

/** The game after a card came back late: it is not put under the finger that is on the next one. */
export const withCardBehindTop = (game: SwipeGame, card: ProfileCard): SwipeGame => {
  const [top, ...others] = withoutCard(game, card.id).queue;
  return { ...game, queue: top ? [top, card, ...others] : [card] };
};

/** The game with what an answer says of its round. */
export const withRound = (game: SwipeGame, { likes_left, resets_at }: SwipeRound): SwipeGame => ({
  ...game,
  likes_left,
  resets_at,
});

/** What was fetched anew, behind the cards that are in sight; these keep their order, with the pictures of now. */
export function refilled(known: SwipeGame | undefined, fetched: SwipeGame): SwipeGame {
  const { queue } = fetched;
  const kept = (known?.queue.slice(0, inSight) ?? []).map((card) => queue.find(({ id }) => id === card.id) ?? card);
  return { ...fetched, queue: [...kept, ...queue.filter((card) => !kept.includes(card))] };
}
