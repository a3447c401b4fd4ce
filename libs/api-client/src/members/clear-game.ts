import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { membersKeys } from './keys.ts';
import type { SwipeGame } from './swipe-fold.ts';

/** Takes all cards off the deck where what was saved says who may lie there: a card in sight would stay through its next reading. */
export function clearGame(client: QueryClient, saved: QueryKey): void {
  if (hashKey(saved) !== hashKey(membersKeys.swipes)) return;
  client.setQueryData<SwipeGame>(membersKeys.swipeQueue, (game) => game && { ...game, queue: [] });
}
