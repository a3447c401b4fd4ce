import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Ids of all copies of their data that a member asked for; each names a file. */
export async function exportsOf(db: BrandDatabase, brand: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('exports')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes the row of a copy whose file is gone. */
export async function forgetExport(db: BrandDatabase, brand: string, id: string): Promise<void> {
  await db.deleteFrom('exports').where('brand', '=', brand).where('id', '=', id).execute();
}
