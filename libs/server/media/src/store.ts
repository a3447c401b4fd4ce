import type { BrandDatabase } from '@parlour/server-db/brand-database';

export interface PhotoFile {
  storageKey: string;
  memberId: string;
  status: 'pending' | 'approved' | 'rejected';
}

/** Where a photo's bytes lie, whose it is and whether others may have it. */
export async function findPhotoFile(db: BrandDatabase, brand: string, photoId: string): Promise<PhotoFile | null> {
  const row = await db
    .selectFrom('photos')
    .select(['storage_key', 'member_id', 'status'])
    .where('brand', '=', brand)
    .where('id', '=', photoId)
    .executeTakeFirst();
  return row ? { storageKey: row.storage_key, memberId: row.member_id, status: row.status } : null;
}
