import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { membersKeys } from './keys.ts';
import { leaveGame } from './leave-game.ts';
import type { SwipeGame } from './fold-swipe.ts';

/**
 * Takes all cards off the deck where what was saved says who may lie there, and one where it is a like: a card in sight would stay
 * through its next reading.
 */
export function clearGame(client: QueryClient, saved: QueryKey): void {
  const [root, profileId] = saved;
  if (root === membersKeys.oneLike[0] && typeof profileId === 'string') leaveGame(client, profileId);
  if (hashKey(saved) !== hashKey(membersKeys.swipes)) return;
  client.setQueryData<SwipeGame>(membersKeys.swipeQueue, (game) => game && { ...game, queue: [] });
}
