import { validate as isUuid } from 'uuid';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { ReportRow } from '../reports/report-store.ts';

/** A report by its id, or by the reference that a reporter may have named. */
export async function findReport(db: BrandDatabase, brand: string, which: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('brand', '=', brand)
    .where(isUuid(which) ? 'id' : 'reference', '=', which)
    .executeTakeFirst();
}

export async function takeUpReport(db: BrandDatabase, brand: string, id: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ status: 'in_review' })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('status', '=', 'received')
    .execute();
}

export async function findHeldPhotos(
  db: BrandDatabase,
  brand: string,
  reportId: string,
): Promise<{ id: string; storageKey: string }[]> {
  return db
    .selectFrom('report_photos')
    .select(['photo_id as id', 'storage_key as storageKey'])
    .where('brand', '=', brand)
    .where('report_id', '=', reportId)
    .orderBy('photo_id')
    .execute();
}

/** How often a member has been reported, whatever came of it. */
export async function countReportsAbout(db: BrandDatabase, brand: string, memberId: string): Promise<number> {
  const { number } = await db
    .selectFrom('reports')
    .select((row) => row.fn.countAll<string>().as('number'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(number);
}
