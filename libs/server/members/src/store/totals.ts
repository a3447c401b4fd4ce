import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** A member's two badges. */
export interface Totals {
  total_unread: number;
  total_new: number;
}

export async function findTotals(db: BrandDatabase, brand: string, memberId: string): Promise<Totals> {
  const row = await db
    .selectFrom('mailboxes')
    .select(['total_unread', 'total_new'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { total_unread: 0, total_new: 0 };
}

/**
 * Adds to a member's count of new likes and answers both badges. Locks the mailbox row until the transaction ends: change
 * several members by ascending id.
 */
export async function changeTotalNew(trx: Transaction, brand: string, memberId: string, by: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    insert into mailboxes (brand, member_id, total_new) values (${brand}, ${memberId}, greatest(${by}::int, 0))
    on conflict (brand, member_id) do update set total_new = mailboxes.total_new + ${by}::int
    returning total_unread, total_new`.execute(trx);
  return rows[0]!;
}
