import type { QueryClient } from '@tanstack/react-query';
import { membersKeys } from './keys.ts';
import { withoutCard, type SwipeGame } from './fold-swipe.ts';

/** Whoever is liked already is no card of the swipe game. */
export const leaveGame = (client: QueryClient, profileId: string): void =>
  void client.setQueryData<SwipeGame>(membersKeys.swipeQueue, (game) => game && withoutCard(game, profileId));
