import type { BrandDatabase, Transaction } from '../brand-database.ts';

/** Is a member kept out by a suspension or a ban that has not ended? Asked by the account's slice and by moderation. */
export async function isKeptOut(db: BrandDatabase, brand: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('decisions')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('measure', 'in', ['suspended', 'banned'])
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The same for whoever lets the member in where nothing keeps them out. A decision locks the member before it is kept: one
 * that is being taken is waited for, and the next one waits until the transaction ends.
 */
export async function isStillKeptOut(trx: Transaction, brand: string, memberId: string): Promise<boolean> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return isKeptOut(trx, brand, memberId);
}
