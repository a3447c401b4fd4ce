import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { membersKeys } from '../members/keys.ts';
import { safetyKeys } from './keys.ts';

/**
 * After a block or its end: every list in which the two may stand is asked for again, in other tabs too. The deck of the swipe
 * game, which keeps the cards that lie in sight, is put away.
 *
 * @param profiles the key of the other one's profile, which this tab has; other tabs ask for it again
 */
export async function forgetTies(client: QueryClient, profiles: QueryKey): Promise<void> {
  const { all, likes, oneLike, swipes } = membersKeys;
  const lists = [
    safetyKeys.blocks,
    all,
    likes,
    oneLike,
    swipes,
    chatKeys.chats,
    chatKeys.conversations,
    accountKeys.user,
  ];
  tellOtherTabs(profiles, ...lists);
  client.removeQueries({ queryKey: swipes, type: 'inactive', fetchStatus: 'idle' });
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
