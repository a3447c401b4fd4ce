import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';

/**
 * Takes what messages say away from both who speak: they stay in their place as removed ones.
 *
 * @returns how many it changed
 */
export async function removeMessages(
  trx: Transaction,
  brand: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const rows = await trx
    .updateTable('messages')
    .set({ deleted_at: now })
    .where('brand', '=', brand)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}
