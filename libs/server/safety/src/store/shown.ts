import { emailKey } from '@parlour/models/account/email';
import { nameKey } from '@parlour/models/account/name';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MembersTable } from '@parlour/server-db/tables/members';
import type { Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { ReportRow } from './reports.ts';
import { findDecision } from './decisions.ts';

/** A report by its id, or by the reference that a reporter may have named. */
export async function findReport(db: BrandDatabase, brand: string, which: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('brand', '=', brand)
    .where(isUuid(which) ? 'id' : 'reference', '=', which)
    .executeTakeFirst();
}

/** A member as a moderator looks one up. */
export type FoundMember = Pick<Selectable<MembersTable>, 'id' | 'name' | 'status'>;

/**
 * A member by their id, by that of a decision about them, by their address or by their name. Of several who have given one
 * address it is whoever confirmed it, else who signed up with it last.
 */
export async function findMember(db: BrandDatabase, brand: string, which: string): Promise<FoundMember | undefined> {
  const ofBrand = db.selectFrom('members').select(['id', 'name', 'status']).where('brand', '=', brand);
  if (isUuid(which)) {
    const decision = await findDecision(db, brand, which);
    return ofBrand.where('id', '=', decision?.member_id ?? which).executeTakeFirst();
  }
  if (!which.includes('@')) return ofBrand.where('name_key', '=', nameKey(which)).executeTakeFirst();
  return ofBrand
    .where('email_key', '=', emailKey(which))
    .orderBy('confirmed_at', (order) => order.asc().nullsLast())
    .orderBy('signup_date', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes that a moderator looks at a report; one that is in review or decided stays so. */
export async function takeUpReport(db: BrandDatabase, brand: string, id: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ status: 'in_review' })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('status', '=', 'received')
    .execute();
}

/** The photos that are held as evidence of a report, and where their files lie. */
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
