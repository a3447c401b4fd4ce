import type { QueryClient } from '@tanstack/react-query';
import { accountKeys } from '../account/keys.ts';
import { chatKeys } from '../chat/keys.ts';
import { membersKeys } from '../members/keys.ts';
import { safetyKeys } from './keys.ts';

/** After a block or its end: every list in which the two may stand is asked for again. */
export async function forgetTies(client: QueryClient): Promise<void> {
  const { chats, conversations } = chatKeys;
  const lists = [safetyKeys.blocks, membersKeys.all, membersKeys.likes, chats, conversations, accountKeys.user];
  await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
}
