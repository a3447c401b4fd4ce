import { sql } from 'kysely';
import type { PhotoRecord } from '@parlour/server-media';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { prepared } from '@parlour/server-db/prepared';

const photosByMember = prepared<{ brand: string; memberId: string }, PhotoRecord>(
  ({ brand, memberId }) => sql`
    select id, width, height, status, reject_code, visibility, position, is_main from photos
    where brand = ${brand} and member_id = ${memberId} and kind = 'profile'
    order by is_main desc, position`,
);

/** All photos of a profile: the main one first, then in the owner's order. */
export const findPhotos = (db: BrandDatabase, brand: string, memberId: string): Promise<PhotoRecord[]> =>
  photosByMember(db, { brand, memberId });
