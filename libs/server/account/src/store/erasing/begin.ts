import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Erasure } from '../../erasing/erase-member.ts';

/** The members whose time is over; first who has waited longest, since then or since erasing them was last begun in vain. */
export async function findDueMembers(db: BrandDatabase, brand: string, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('status', '=', 'pending_deletion')
    .where('erased_at', 'is', null)
    .where((row) => row(row.fn.coalesce('erasure_began_at', 'delete_at'), '<=', now))
    .orderBy((row) => row.fn.coalesce('erasure_began_at', 'delete_at'))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * From here on nothing brings the member back: whoever reactivates locks the same row and finds this mark. It also puts the
 * member behind all others who wait. Answers false where somebody was faster, or there is nothing left to erase.
 */
export async function beginErasure({ db, brand, memberId, now }: Erasure): Promise<boolean> {
  const begun = await db
    .updateTable('members')
    .set({ erasure_began_at: now })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('status', '=', 'pending_deletion')
    .where('erased_at', 'is', null)
    .where('delete_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}
