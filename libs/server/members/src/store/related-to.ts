import type { BrandDatabase } from '@parlour/server-db/brand-database';

export interface RelatedTo {
  gender: 'male' | 'female';
  country: string;
  region: string | null;
  date_of_birth: string;
  show_to_visitors: boolean;
  invisible: boolean;
}

/** What makes others like this profile; null where it cannot be seen. */
export async function findRelatedTo(db: BrandDatabase, brand: string, profileId: string): Promise<RelatedTo | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['gender', 'country', 'region', 'date_of_birth', 'show_to_visitors', 'invisible'])
    .where('brand', '=', brand)
    .where('member_id', '=', profileId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}
