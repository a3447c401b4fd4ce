import { sql } from 'kysely';
import type { PhotoRecord } from '@parlour/server-media';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';
import type { PhotosTable } from '@parlour/server-db/tables/profiles';

const photosByMember = prepared<{ brand: string; memberId: string }, PhotoRecord>(
  ({ brand, memberId }) => sql`
    select id, width, height, thumbhash, status, reject_code, visibility, position, is_main from photos
    where brand = ${brand} and member_id = ${memberId} and kind = 'profile'
    order by is_main desc, position`,
);

/** All photos of a profile: the main one first, then in the owner's order. */
export const findPhotos = (db: BrandDatabase, brand: string, memberId: string): Promise<PhotoRecord[]> =>
  photosByMember(db, { brand, memberId });

/** How many photos a member has, whatever their state. */
export async function countPhotos(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const { number } = await db
    .selectFrom('photos')
    .select((row) => row.fn.countAll<string>().as('number'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'profile')
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** The photos of a member that wait for a verdict, the oldest first. */
export async function findPendingPhotos(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<Pick<PhotosTable, 'id' | 'digest'>[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'digest'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'profile')
    .where('status', '=', 'pending')
    .orderBy('position')
    .execute();
}
