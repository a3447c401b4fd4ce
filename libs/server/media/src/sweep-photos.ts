import { sql, type RawBuilder } from 'kysely';
import { validate as isUuid } from 'uuid';
import { HOUR } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PhotoStorage } from './photo-storage.ts';
import { photoFolder } from './renditions.ts';

/** Milliseconds after which files without a row are nobody's: an upload takes seconds. */
const UNCLAIMED_FOR = HOUR;
const AT_ONCE = 500;

/**
 * Removes files of a brand that no photo's row speaks of: an upload that ended between its files and its row, a rendition
 * that was made while its photo was removed. Answers how many photos' folders that were.
 */
export async function sweepPhotos(
  storage: Pick<PhotoStorage, 'foldersIn' | 'touchedAt' | 'removeFolder'>,
  db: BrandDatabase,
  brand: string,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - UNCLAIMED_FOR);
  let removed = 0;
  for await (const folders of storage.foldersIn(brand)) {
    const photoIds = folders.filter(isUuid);
    for (let from = 0; from < photoIds.length; from += AT_ONCE)
      for (const photoId of await unclaimed(db, brand, photoIds.slice(from, from + AT_ONCE), now)) {
        const folder = photoFolder(brand, photoId);
        const touched = await storage.touchedAt(folder);
        if (!touched || touched >= before) continue;
        await storage.removeFolder(folder);
        removed += 1;
      }
  }
  return removed;
}

/** Neither an album speaks of them nor does a report hold them. */
async function unclaimed(db: BrandDatabase, brand: string, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await claimsOn(brand, ids, now).execute(db);
  const claimed = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !claimed.has(id));
}

/** Which of these photos an album speaks of or a report holds. */
export const claimsOn = (brand: string, ids: readonly string[], now: Date): RawBuilder<{ id: string }> => sql`
    select id from photos where brand = ${brand} and id = any(${ids}::uuid[])
    union all
    select photo_id from report_photos
    where brand = ${brand} and photo_id = any(${ids}::uuid[]) and (kept_until is null or kept_until > ${now})`;
