import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Ends every session of a member, on whatever device. */
export async function deleteSessions(db: BrandDatabase, brand: string, memberId: string): Promise<void> {
  await db.deleteFrom('sessions').where('brand', '=', brand).where('member_id', '=', memberId).execute();
}
