import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

const AT_ONCE = 100;

/** The next photos of a member, shown and sent ones. */
export async function photosOf(db: BrandDatabase, brand: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a photo's row away, and its place as the member's main photo. */
export async function forgetPhoto(db: BrandDatabase, brand: string, memberId: string, photoId: string): Promise<void> {
  await sql`
    with shown as (
      update profiles set main_photo_id = null where brand = ${brand} and member_id = ${memberId} and main_photo_id = ${photoId}
    )
    delete from photos where brand = ${brand} and id = ${photoId}`.execute(db);
}
