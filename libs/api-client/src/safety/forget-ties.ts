import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { membersKeys } from '../members/keys.ts';
import { safetyKeys } from './keys.ts';

/**
 * After a block or its end: every list in which the two may stand is asked for again, in other tabs too.
 *
 * @param profiles the key of the other one's profile, which this tab has; other tabs ask for it again
 */
export async function forgetTies(client: QueryClient, profiles: QueryKey): Promise<void> {
  const { chats, conversations } = chatKeys;
  const lists = [safetyKeys.blocks, membersKeys.all, membersKeys.likes, chats, conversations, accountKeys.user];
  tellOtherTabs(profiles, ...lists);
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
