import type { QueryClient } from '@tanstack/react-query';
import { landerOptions, type LanderArguments } from '@parlour/api-client/account/lander';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import type { PageQuery } from '@parlour/api-client/page-query';
import { loadComposition } from './compositions.ts';

/** Warms a lander: what it shows, and its own part of the code. */
export async function landerQueries(cache: QueryClient, address: LanderArguments): Promise<readonly PageQuery[]> {
  const { lander } = await keptOrAsked(cache, landerOptions(address));
  await loadComposition(lander.type);
  return lander.type === 'maplanding' ? [regionsOptions()] : [];
}
