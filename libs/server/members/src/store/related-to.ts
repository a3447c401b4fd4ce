import type { BrandDatabase } from '@parlour/server-db/brand-database';

export interface RelatedTo {
  gender: 'male' | 'female';
  country: string;
  region: string | null;
  date_of_birth: string;
  show_age: boolean;
  show_to_visitors: boolean;
  invisible: boolean;
  status: 'active' | 'disabled';
}

/** What makes others like this profile; null where there never was one. */
export async function findRelatedTo(db: BrandDatabase, brand: string, profileId: string): Promise<RelatedTo | null> {
  const row = await db
    .selectFrom('profiles')
    .select(['gender', 'country', 'region', 'date_of_birth', 'show_age', 'show_to_visitors', 'invisible', 'status'])
    .where('brand', '=', brand)
    .where('member_id', '=', profileId)
    .executeTakeFirst();
  return row ?? null;
}
