import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';

/** A member's two badges. */
export interface Totals {
  total_unread: number;
  total_new: number;
}

/** A member's unread messages and new likes, as the badges count them. */
export async function findTotals(db: BrandDatabase, brand: string, memberId: string): Promise<Totals> {
  const row = await db
    .selectFrom('mailboxes')
    .select(['total_unread', 'total_new'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { total_unread: 0, total_new: 0 };
}

/** The same with the member's credits and the number of their newest event. */
export interface MemberTotals extends Totals {
  credits: number;
  last_event: number;
}

const memberTotals = prepared<{ brand: string; memberId: string }, MemberTotals>(
  ({ brand, memberId }) => sql`
    select coalesce(max(balance), 0) as credits, coalesce(max(total_unread), 0) as total_unread, coalesce(max(total_new), 0) as total_new,
      coalesce(max(last_event), 0)::integer as last_event
    from (select balance from ledger_accounts where brand = ${brand} and member_id = ${memberId}) account
    full join (select total_unread, total_new, last_event from mailboxes where brand = ${brand} and member_id = ${memberId}) box on true`,
);

/** Credits, badges and newest event in one query; zero where nothing was ever booked or told. */
export async function findMemberTotals(db: BrandDatabase, brand: string, memberId: string): Promise<MemberTotals> {
  const [found] = await memberTotals(db, { brand, memberId });
  if (!found) throw new Error('A query of sums answered no row.');
  return found;
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

/** Sets a member's count of new likes to those there are, and answers both badges. Locks the mailbox row as `changeTotalNew` does. */
export async function recountNew(trx: Transaction, brand: string, memberId: string): Promise<Totals> {
  // Counted in a statement after the lock: the other would not see what whoever held it before has written.
  await changeTotalNew(trx, brand, memberId, 0);
  const { rows } = await sql<Totals>`
    update mailboxes set total_new = (
      select count(*) from likes where brand = ${brand} and to_id = ${memberId} and is_new)
    where brand = ${brand} and member_id = ${memberId} returning total_unread, total_new`.execute(trx);
  return rows[0]!;
}
