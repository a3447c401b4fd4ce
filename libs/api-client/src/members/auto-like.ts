import type { QueryClient } from '@tanstack/react-query';
import { autoLike } from '@parlour/contract/members/auto-like';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { membersKeys } from './keys.ts';

/** Milliseconds after which likes are loaded again (spec section 7). */
const reloadAfter = 500;

/**
 * The newest unseen like that this session was not shown in full yet; null where there is none. Not a query: each is handed
 * over once.
 */
export async function takeAutoLike(client: QueryClient): Promise<ProfileCard | null> {
  const { profile } = await send(autoLike, wayOf(client));
  if (profile) setTimeout(() => void client.invalidateQueries({ queryKey: membersKeys.likes }), reloadAfter);
  return profile;
}
