import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Which of these members have blocked somebody. */
export async function findBlockersAmong(
  db: BrandDatabase,
  brand: string,
  blockedId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocker_id')
    .where('brand', '=', brand)
    .where('blocked_id', '=', blockedId)
    .where('blocker_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ blocker_id }) => blocker_id));
}
