import { sql, type RawBuilder } from 'kysely';
import { openPaymentTerm } from '@parlour/models/account/leaving/open-payment-term';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Erasure } from '../../erasing/erase-member.ts';

/**
 * Does an erasure wait for money? It waits while a payment is open, for `openPaymentTerm` at most: until then the
 * member can be told of the payment, and get it back. After the money has come, the confirmation has a day to go out,
 * since an erasure takes it from the queue. An erasure that has begun goes on.
 */
const waitsForMoney = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  erasure_began_at is null and delete_at > ${new Date(now.getTime() - openPaymentTerm * DAY)} and exists (
    select from payments p where p.brand = members.brand and p.member_id = members.id
      and (p.status = 'pending' or p.completed_at > ${new Date(now.getTime() - DAY)})))`;

/**
 * The members whose time is over and who wait for no money. First comes who has waited longest, since then or since
 * erasing them was last begun in vain.
 */
export async function findDueMembers(db: BrandDatabase, brand: string, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('status', '=', 'pending_deletion')
    .where('erased_at', 'is', null)
    .where((row) => row(row.fn.coalesce('erasure_began_at', 'delete_at'), '<=', now))
    .where((row) => row.not(waitsForMoney(now)))
    .orderBy((row) => row.fn.coalesce('erasure_began_at', 'delete_at'))
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Marks the member as being erased. From here on nothing brings the member back: whoever reactivates locks the same row
 * and finds this mark. The mark also puts the member behind all others who wait. Answers false where somebody was
 * faster, there is nothing left to erase, or the erasure waits for money.
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
    .where((row) => row.not(waitsForMoney(now)))
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}
