import type { Insertable, Selectable } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Schema } from '@parlour/server-db/schema';

export type Correction = Omit<Selectable<Schema['corrections']>, 'brand' | 'member_id'>;

/** Keeps what was put right for a member. */
export async function insertCorrection(trx: Transaction, row: Insertable<Schema['corrections']>): Promise<void> {
  await trx.insertInto('corrections').values(row).execute();
}

/** What was put right for a member, newest first. */
export async function findCorrections(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  limit: number,
): Promise<Correction[]> {
  return db
    .selectFrom('corrections')
    .select(['former_date_of_birth', 'facts', 'created_at', 'corrected_by'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}
