import { sql } from 'kysely';
import type { OpenableProfile } from '@parlour/models/profile/profile-refusal';
import type { Gender } from '@parlour/models/profile-fields';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** What makes others like this profile, and what decides whether it may be opened. */
export interface RelatedTo extends OpenableProfile {
  gender: Gender;
  country: string;
  region: string | null;
  date_of_birth: string;
  show_age: boolean;
}

/** Null where there never was such a profile. */
export async function findRelatedTo(db: BrandDatabase, brand: string, profileId: string): Promise<RelatedTo | null> {
  const { rows } = await sql<RelatedTo>`
    select p.name, p.gender, p.country, p.region, p.date_of_birth, p.show_age, p.invisible,
      p.show_to_visitors as "showToVisitors", p.status = 'active' and m.status = 'active' as available
    from profiles p
    join members m on m.brand = p.brand and m.id = p.member_id
    where p.brand = ${brand} and p.member_id = ${profileId}`.execute(db);
  return rows[0] ?? null;
}
