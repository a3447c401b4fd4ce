import type { BrandDatabase } from '@parlour/server-db/brand-database';

export async function exportsOf(db: BrandDatabase, brand: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('exports')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function forgetExport(db: BrandDatabase, brand: string, id: string): Promise<void> {
  await db.deleteFrom('exports').where('brand', '=', brand).where('id', '=', id).execute();
}
