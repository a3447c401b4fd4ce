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
  const before = new Date(now.getTime() - UNCLAIMED_FOR);
  let removed = 0;
  for await (const folders of storage.foldersIn(brand))
    for (let from = 0; from < folders.length; from += AT_ONCE)
      for (const photoId of await unclaimed(db, brand, folders.slice(from, from + AT_ONCE), now)) {
        const folder = photoFolder(brand, photoId);
        const touched = await storage.touchedAt(folder);
        if (!touched || touched >= before) continue;
        await storage.removeFolder(folder);
        removed += 1;
      }
  return removed;
}

/** Neither an album speaks of them nor does a report hold them. */
async function unclaimed(db: BrandDatabase, brand: string, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from photos where brand = ${brand} and id::text = any(${ids}::text[])
    union all
    select photo_id from report_photos
    where brand = ${brand} and photo_id::text = any(${ids}::text[]) and (kept_until is null or kept_until > ${now})`.execute(
    db,
  );
  const claimed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !claimed.has(id));
}
