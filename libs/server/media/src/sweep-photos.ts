import { sql } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PhotoStorage } from './photo-storage.ts';
import { photoFolder } from './renditions.ts';

/** Milliseconds after which files without a row are nobody's: an upload takes seconds. */
const UNCLAIMED_FOR = 3_600_000;
const AT_ONCE = 500;

/**
 * Removes files of a brand that no photo's row speaks of: an upload that ended between its files and its row, a rendition
 * that was made while its photo was removed. Answers how many photos' folders that were.
 */
export async function sweepPhotos(storage: PhotoStorage, db: BrandDatabase, brand: string, now: Date): Promise<number> {
  const folders = await storage.foldersUntouchedSince(brand, new Date(now.getTime() - UNCLAIMED_FOR));
  let removed = 0;
  for (let from = 0; from < folders.length; from += AT_ONCE) {
    for (const photoId of await unclaimed(db, brand, folders.slice(from, from + AT_ONCE))) {
      await storage.removeFolder(photoFolder(brand, photoId));
      removed += 1;
    }
  }
  return removed;
}

async function unclaimed(db: BrandDatabase, brand: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('photos')
    .select('id')
    .where('brand', '=', brand)
    .where(sql<string>`id::text`, '=', sql<string>`any(${ids}::text[])`)
    .execute();
  const claimed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !claimed.has(id));
}
