import { sql } from 'kysely';
import type { PhotoRecord } from '@parlour/server-media';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';
import { isWithheld } from '@parlour/server-db/shared-questions/withheld-pictures';
import type { PhotosTable } from '@parlour/server-db/tables/profiles';

/** A photo of an album, and what only its owner is told of it. */
export interface AlbumRecord extends PhotoRecord {
  /** Its picture is kept from the owner, too. */
  is_withheld: boolean;
  /** The decision by which it was rejected and still is. */
  decision_id: string | null;
}

const photosByMember = prepared<{ brand: string; memberId: string }, AlbumRecord>(
  ({ brand, memberId }) => sql`
    select ph.id, ph.width, ph.height, ph.thumbhash, ph.status, ph.reject_code, ph.visibility, ph.position, ph.is_main,
      ${isWithheld(brand)} as is_withheld,
      case when ph.status = 'rejected' then (
        select d.id from decisions d
        where d.brand = ${brand} and d.member_id = ph.member_id and d.target_type = 'photo' and d.target_id = ph.id
          and d.appeal_state <> 'reversed'
        order by d.created_at desc limit 1) end as decision_id
    from photos ph
    where ph.brand = ${brand} and ph.member_id = ${memberId} and ph.kind = 'profile'
    order by ph.is_main desc, ph.position`,
);

/** All photos of a profile: the main one first, then in the owner's order. */
export const findPhotos = (db: BrandDatabase, brand: string, memberId: string): Promise<AlbumRecord[]> =>
  photosByMember(db, { brand, memberId });

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
