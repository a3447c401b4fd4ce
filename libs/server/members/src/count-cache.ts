const KEPT_FOR = 30_000;
const KEPT_MOST = 5_000;

/** Remembers how many a member's search found, so that leafing through its pages counts once. */
export interface CountCache {
  count(key: string, now: Date, count: () => Promise<number>): Promise<number>;
}

/** Counts are kept for half a minute; the oldest makes room. */
export function createCountCache(): CountCache {
  const kept = new Map<string, { total: number; until: number }>();
  return {
    async count(key, now, count) {
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return known.total;
      const total = await count();
      kept.delete(key);
      if (kept.size >= KEPT_MOST) kept.delete(kept.keys().next().value!);
      kept.set(key, { total, until: now.getTime() + KEPT_FOR });
      return total;
    },
  };
}
