import { SECOND } from '@parlour/models/durations';
import type { SearchMap } from '../store/search.ts';

const KEPT_FOR = 30 * SECOND;
/** A map of 40 pages takes about 8 kB. */
const MAX_KEPT = 2_000;

/** Remembers how many a member's search found and where its pages begin, so that leafing through them walks them once. */
export interface MapCache {
  find(key: string, now: Date, map: () => Promise<SearchMap>): Promise<SearchMap>;
}

/** Maps are kept for half a minute; the oldest makes room. */
export function createMapCache(): MapCache {
  const kept = new Map<string, { map: SearchMap; until: number }>();
  return {
    async find(key, now, map) {
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return known.map;
      const made = await map();
      kept.delete(key);
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
      kept.set(key, { map: made, until: now.getTime() + KEPT_FOR });
      return made;
    },
  };
}
