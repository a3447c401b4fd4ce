import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Between which of these members and somebody there is a block, whoever of the two made it. */
export async function findBlockedAmong(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select blocker_id as id from blocks
    where brand = ${brand} and blocked_id = ${memberId} and blocker_id = any(${ids}::uuid[])
    union all
    select blocked_id from blocks
    where brand = ${brand} and blocker_id = ${memberId} and blocked_id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
