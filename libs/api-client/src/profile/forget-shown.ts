import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account/keys.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { membersKeys } from '../members/keys.ts';

/**
 * After a change of what decides whom a member is shown: every list of people is asked for again, in other tabs too. What is not
 * in sight is put away, the deck of the swipe game among it, which would keep its uppermost cards.
 */
export function forgetShown(client: QueryClient): void {
  const lists = [membersKeys.all, membersKeys.swipes, accountKeys.signUpMatches];
  tellOtherTabs(...lists);
  for (const queryKey of lists) {
    client.removeQueries({ queryKey, type: 'inactive', fetchStatus: 'idle' });
    void client.invalidateQueries({ queryKey });
  }
}
