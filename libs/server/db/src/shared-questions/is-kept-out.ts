import type { BrandDatabase, Transaction } from '../brand-database.ts';

/** The suspensions and bans of a member that have not ended, the one that lasts longest first. */
const standingOf = (db: BrandDatabase, brand: string, memberId: string) =>
  db
    .selectFrom('decisions')
    .select('until')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('measure', 'in', ['suspended', 'banned'])
    .where('ended_at', 'is', null)
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Is a member kept out by a suspension or a ban that has not ended? Asked by the account's slice and by moderation. */
export const isKeptOut = async (db: BrandDatabase, brand: string, memberId: string): Promise<boolean> =>
  (await standingOf(db, brand, memberId)) !== undefined;

/** When a member who is kept out may come back; null where that is for good, or decided by nobody. */
export const keptOutUntil = async (db: BrandDatabase, brand: string, memberId: string): Promise<Date | null> =>
  (await standingOf(db, brand, memberId))?.until ?? null;

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
