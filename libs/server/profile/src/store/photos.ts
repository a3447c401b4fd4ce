import type { PhotoRecord } from '@parlour/server-media';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** All photos of a profile: the main one first, then in the owner's order. */
export function findPhotos(db: BrandDatabase, brand: string, memberId: string): Promise<PhotoRecord[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'status', 'reject_code', 'visibility', 'position', 'is_main'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'profile')
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .execute();
}
