import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { wasReversed } from '@parlour/server-db/shared-questions/reversed-reports';
import type { Schema } from '@parlour/server-db/schema';
import type { HeldPhoto } from './evidence.ts';

export type ReportRow = Selectable<Schema['reports']>;
type Which = Pick<ReportRow, 'brand' | 'id'>;

/** Who reports: a member, or a visitor by browser and network. */
export interface Reporter {
  brand: string;
  memberId: string | null;
  /** The member's id, or `browser:<id>`. */
  key: string;
  network: string;
}

/** Makes reports of one reporter, and of one network's visitors, wait for each other until the transaction ends. */
export async function lockReporter(trx: Transaction, { brand, memberId, network }: Reporter): Promise<void> {
  const name = `${brand}:report:${memberId ?? network}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** When this reporter's reports of the last day came. */
export async function earlierReports(
  trx: Transaction,
  { brand, memberId, key, network }: Reporter,
  now: Date,
): Promise<Date[]> {
  const query = trx
    .selectFrom('reports')
    .select('created_at')
    .where('brand', '=', brand)
    .where('created_at', '>', new Date(now.getTime() - DAY));
  const rows = await (memberId ? query.where('reporter_key', '=', key) : query.where('network', '=', network))
    .limit(100)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** The undecided report of the same thing by the same reporter. */
export async function findOpenReport(
  trx: Transaction,
  { brand, key }: Reporter,
  target: { type: ReportRow['target_type']; id: string },
): Promise<ReportRow | undefined> {
  return trx
    .selectFrom('reports')
    .selectAll()
    .where('brand', '=', brand)
    .where('reporter_key', '=', key)
    .where('target_type', '=', target.type)
    .where('target_id', '=', target.id)
    .where('status', '<>', 'decided')
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps a report, and holds the files of the photos that are its evidence. */
export async function insertReport(
  trx: Transaction,
  row: Insertable<Schema['reports']>,
  held: readonly HeldPhoto[],
): Promise<ReportRow> {
  const made = await trx.insertInto('reports').values(row).returningAll().executeTakeFirstOrThrow();
  await holdPhotos(trx, made, held);
  return made;
}

async function holdPhotos(trx: Transaction, { brand, id }: Which, held: readonly HeldPhoto[]): Promise<void> {
  if (held.length === 0) return;
  await trx
    .insertInto('report_photos')
    .values(held.map((photo) => ({ ...photo, brand, report_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes an open report that was made again, and holds photos that came up since. */
export async function updateReport(
  trx: Transaction,
  { brand, id }: Which,
  changes: Updateable<Schema['reports']>,
  held: readonly HeldPhoto[],
): Promise<ReportRow> {
  await holdPhotos(trx, { brand, id }, held);
  return trx
    .updateTable('reports')
    .set(changes)
    .where('brand', '=', brand)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A report, and whether what was decided by it was taken back. */
type OwnReport = ReportRow & { reversed: boolean };

/** A member's own reports, newest first. */
export async function findReportsOf(
  db: BrandDatabase,
  brand: string,
  reporterId: string,
  limit: number,
): Promise<OwnReport[]> {
  return db
    .selectFrom('reports')
    .selectAll()
    .select(wasReversed(brand).as('reversed'))
    .where('brand', '=', brand)
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Does an undecided report, or one that may still be complained about, hold the files of a photo? */
export async function isPhotoHeld(
  db: BrandDatabase,
  { brand, photoId }: { brand: string; photoId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('report_photos')
    .select('photo_id')
    .where('brand', '=', brand)
    .where('photo_id', '=', photoId)
    .where((photo) => photo.or([photo('kept_until', 'is', null), photo('kept_until', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
