import type { BrandDatabase, Transaction } from '../brand-database.ts';

/** What keeps a member out. */
export interface StandingBlock {
  /** Of the decision. */
  id: string;
  /** When they may come back; null where that is never. */
  until: Date | null;
}

/** The suspension or ban of a member that has not ended, of several the one that lasts longest; undefined where none stands. */
export const findStandingBlock = (
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<StandingBlock | undefined> =>
  db
    .selectFrom('decisions')
    .select(['id', 'until'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('measure', 'in', ['suspended', 'banned'])
    .where('ended_at', 'is', null)
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();

/** Is a member kept out by a suspension or a ban that has not ended? Asked by the account's slice and by moderation. */
export const isKeptOut = async (db: BrandDatabase, brand: string, memberId: string): Promise<boolean> =>
  (await findStandingBlock(db, brand, memberId)) !== undefined;

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
