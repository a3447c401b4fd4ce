import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Erasure } from '../../erasing/erase-member.ts';

/** The members whose time is over, the longest waiting first. */
export async function findDueMembers(db: BrandDatabase, brand: string, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('status', '=', 'pending_deletion')
    .where('erased_at', 'is', null)
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * From here on nothing brings the member back: whoever reactivates locks the same row and finds this mark. Answers false
 * where they were faster, or there is nothing left to erase.
 */
export async function beginErasure({ db, brand, memberId, now }: Erasure): Promise<boolean> {
  const begun = await db
    .updateTable('members')
    .set((row) => ({ erasure_began_at: row.fn.coalesce('erasure_began_at', row.val(now)) }))
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('status', '=', 'pending_deletion')
    .where('erased_at', 'is', null)
    .where('delete_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}
