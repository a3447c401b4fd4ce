import type { Gender } from '@parlour/models/profile-fields';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

export async function findGender(db: BrandDatabase, brand: string, memberId: string): Promise<Gender | null> {
  const row = await db
    .selectFrom('profiles')
    .select('gender')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.gender ?? null;
}
