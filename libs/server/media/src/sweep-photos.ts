import { sql, type RawBuilder } from 'kysely';
import { validate as isUuid } from 'uuid';
import { ExplainedError } from '@parlour/brand/explained-error';
import { HOUR } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PhotoStorage } from './photo-storage.ts';
import { photoFolder } from './renditions.ts';

/** Milliseconds after which files without a row are nobody's: an upload takes seconds. */
const UNCLAIMED_FOR = HOUR;
const AT_ONCE = 500;
/** More than uploads that broke off leave behind before a brand has its first photo. */
const ORPHANS = 20;

/** A database that knows no photo stands at a place full of them: a backup is not restored yet, or the place is another one's. */
class ForeignPhotos extends ExplainedError {
  constructor(brand: string) {
    super(
      `The database knows no photo of ${brand}, and yet there are many where its photos lie. None was removed: restore the ` +
        'database that they are of, or empty the place, or give this server another one.',
    );
  }
}

/**
 * Removes files of a brand that no photo's row speaks of: an upload that ended between its files and its row, a rendition
 * that was made while its photo was removed. Answers how many photos' folders that were.
 *
 * @throws ForeignPhotos
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
    if (photoIds.length > ORPHANS && !(await isKnownPlace(db, brand))) throw new ForeignPhotos(brand);
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

/**
 * Does the database know a photo of the brand, in an album or of a report? Of a brand that is wound down it knows erased members
 * alone, and is believed. Anybody else may have signed up where no backup was restored yet, or their photos are still to come; and
 * that nobody is left at all, as once all who never confirmed are purged, is what an empty database says, too.
 */
async function isKnownPlace(db: BrandDatabase, brand: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from photos where brand = ${brand})
      or exists (select from report_photos where brand = ${brand})
      or (select coalesce(bool_and(erased_at is not null), false) from members where brand = ${brand}) as "isKnown"`.execute(
    db,
  );
  return rows[0]?.isKnown === true;
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
