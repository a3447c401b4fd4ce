import type { QueryClient } from '@tanstack/react-query';
import { profileKeys } from '../profile/keys.ts';
import { changeCard, type CardChange } from './fold-cards.ts';
import { membersKeys } from './keys.ts';

/** Changes a profile's card in all that the pages have read; without an id everybody's. */
export function changeCards(client: QueryClient, profileId: string | null, change: CardChange): void {
  for (const queryKey of [membersKeys.all, membersKeys.likes, profileKeys.all]) {
    client.setQueriesData<unknown>({ queryKey }, (data: unknown) => changeCard(data, profileId, change));
  }
}
