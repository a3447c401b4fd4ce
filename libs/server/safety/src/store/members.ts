import { sql } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** Those of the members of whom something is left, by ascending id. */
export async function findRemaining(trx: Transaction, brand: string, ids: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

const addressee = (db: BrandDatabase, brand: string, memberId: string) =>
  db
    .selectFrom('members')
    .select(['email as to', 'name', 'language as locale'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('erased_at', 'is', null);

/** Where and how a letter reaches a member, unless what was known of them is erased. */
export const findLetterAddressee = (db: BrandDatabase, brand: string, memberId: string) =>
  addressee(db, brand, memberId).executeTakeFirst();

/** The same, where the address is known to be the member's: one that nobody confirmed may be a stranger's. */
export const findConfirmedAddressee = (db: BrandDatabase, brand: string, memberId: string) =>
  addressee(db, brand, memberId).where('confirmed_at', 'is not', null).executeTakeFirst();
