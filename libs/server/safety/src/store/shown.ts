import { emailKey } from '@parlour/models/account/sign-up/email';
import { nameKey } from '@parlour/models/account/sign-up/name';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import { readReference } from '@parlour/models/safety/inquiries';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { MembersTable } from '@parlour/server-db/tables/members';
import { sql, type Selectable } from 'kysely';
import { validate as isUuid } from 'uuid';
import { refusalsBefore } from './refused-photos.ts';
import type { ReportRow } from './reports.ts';
import type { LastSettled } from './reviews.ts';

/** A report by its id, or by the reference that a reporter may have named. */
export async function findReport(db: BrandDatabase, brand: string, which: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('brand', '=', brand)
    .where((row) => (isUuid(which) ? row('id', '=', which) : row('reference', '=', readReference(which))))
    .executeTakeFirst();
}

/** A member as a moderator looks one up; facts are written in their language. */
export interface FoundMember extends Pick<
  Selectable<MembersTable>,
  | 'id'
  | 'name'
  | 'status'
  | 'language'
  | 'paid_user'
  | 'confirmed_at'
  | 'mail_bounced_at'
  | 'notifications_disabled'
  | 'delete_at'
  | 'erased_at'
> {
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
}

/**
 * A member by their id, by their address or by their name. Of several who have given one address it is whoever confirmed it,
 * else who signed up with it last.
 */
export async function lookUpMember(db: BrandDatabase, brand: string, which: string): Promise<FoundMember | undefined> {
  if (which.includes('@')) return (await findMembersAt(db, brand, { email: which }, { limit: 1 }))[0];
  const ofBrand = membersOf(db, brand);
  if (isUuid(which)) return ofBrand.where('id', '=', which).executeTakeFirst();
  return ofBrand.where('name_key', '=', nameKey(which)).executeTakeFirst();
}

/** The members who have given an address, or the one of a member: first whoever confirmed it, then whoever signed up with it last. */
export async function findMembersAt(
  db: BrandDatabase,
  brand: string,
  whose: { email: string } | { memberId: string },
  { except = [], limit }: { except?: readonly string[]; limit: number },
): Promise<FoundMember[]> {
  const key =
    'email' in whose
      ? sql<string>`${emailKey(whose.email)}`
      : sql<string>`(select email_key from members where brand = ${brand} and id = ${whose.memberId})`;
  return membersOf(db, brand)
    .where('email_key', '<>', '')
    .where('email_key', '=', key)
    .where('id', '<>', sql<string>`all(${except}::uuid[])`)
    .orderBy('confirmed_at', (order) => order.asc().nullsLast())
    .orderBy('signup_date', 'desc')
    .limit(limit)
    .execute();
}

const membersOf = (db: BrandDatabase, brand: string) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'status', 'language', 'paid_user', 'confirmed_at', 'mail_bounced_at'])
    .select(['notifications_disabled', 'delete_at', 'erased_at'])
    .select(({ selectFrom }) =>
      selectFrom('profiles')
        .select('date_of_birth')
        .where('profiles.brand', '=', brand)
        .whereRef('profiles.member_id', '=', 'members.id')
        .as('date_of_birth'),
    )
    .where('brand', '=', brand);

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

/** A photo that a moderator may look at. */
export interface ShownPhoto extends LastSettled {
  id: string;
  storageKey: string;
  /** Null where its owner has deleted it, and its file is still held. */
  status: ReviewStatus | null;
  /** The rules for which the same picture was rejected before, whoever had it. */
  refusedBefore: ModerationRule[];
}

/** The photos that are held as evidence of a report, and where their files lie. */
export async function findHeldPhotos(db: BrandDatabase, brand: string, reportId: string): Promise<ShownPhoto[]> {
  return db
    .selectFrom('report_photos as held')
    .leftJoin('photos', (join) => join.on('photos.brand', '=', brand).onRef('photos.id', '=', 'held.photo_id'))
    .select(['held.photo_id as id', 'held.storage_key as storageKey', 'photos.status'])
    .select(['photos.settled_by as settledBy', 'photos.settled_at as settledAt'])
    .select(refusalsBefore(brand).as('refusedBefore'))
    .where('held.brand', '=', brand)
    .where('held.report_id', '=', reportId)
    .orderBy('held.photo_id')
    .execute();
}

/** The photos of a member's profile as they are now, in the order of their album. */
export async function findPhotosOf(db: BrandDatabase, brand: string, memberId: string): Promise<ShownPhoto[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'storage_key as storageKey', 'status', 'settled_by as settledBy', 'settled_at as settledAt'])
    .select(refusalsBefore(brand).as('refusedBefore'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'profile')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Those of the messages that are in their conversation no more: taken back by whoever sent them, or removed. */
export async function findGoneMessages(db: BrandDatabase, brand: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
