import type { BrandDatabase } from './brand-database.ts';

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
