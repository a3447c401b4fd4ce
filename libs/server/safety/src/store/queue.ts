import { sql, type RawBuilder } from 'kysely';
import type { QueueKind } from '@parlour/models/safety/queue-kinds';
import { urgentCategories } from '@parlour/models/safety/reports';
import type { ModerationContext } from '../moderation/ports.ts';

/** Something that waits for a moderator. */
export interface QueueItem {
  brand: string;
  kind: QueueKind;
  /** Of the photo, of the member whose text it is, of the report, of the complaint or of the question. */
  id: string;
  since: Date;
  /** What was made of it until now: somebody looks at a report that is in review. */
  status: 'pending' | 'received' | 'in_review';
  /** Null where a complaint or a question came from nobody who was logged in. */
  memberId: string | null;
  name: string;
  /**
   * A report's category and reference, the beginning of a text, a complaint's or a question's topic and reference; null for a
   * photo.
   */
  about: string | null;
  /** Somebody may come to harm while it waits: before everything else, whatever came earlier. */
  urgent: boolean;
}

const TEXT_SHOWN = 80;

/** A part of the queue, in the order of an index: what is urgent is a part of its own, so that nothing is sorted for it. */
interface Part {
  kind: QueueKind;
  urgent: boolean;
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/**
 * What waits in a brand, part by part. Three things are not here:
 * - what somebody unconfirmed has uploaded or written, which waits for the confirmation (contract part 0, 4);
 * - what nobody sees while its owner is away;
 * - what somebody erased had asked, whom no answer reaches.
 */
const waiting = (brand: string): Part[] => [
  ...[true, false].map((urgent) => reports(brand, urgent)),
  ...[true, false].map((urgent) => questions(brand, urgent)),
  {
    kind: 'complaint',
    urgent: false,
    columns: inquiryColumns,
    from: sql`from inquiries where brand = ${brand} and kind = 'complaint' and status = 'received' and email <> ''`,
    order: sql`created_at, id`,
  },
  {
    kind: 'photo',
    urgent: false,
    columns: sql`photo.id, photo.created_at as since, photo.status, photo.member_id as "memberId", member.name, null as about`,
    from: sql`from photos photo join members member on member.brand = ${brand} and member.id = photo.member_id and member.status = 'active'
      where photo.brand = ${brand} and photo.status = 'pending' and photo.kind = 'profile'`,
    order: sql`photo.created_at, photo.id`,
  },
  {
    kind: 'about_me',
    urgent: false,
    columns: sql`member_id as id, about_me_pending_since as since, about_me_status as status, member_id as "memberId", name,
      left(about_me, ${TEXT_SHOWN}) as about`,
    from: sql`from profiles where brand = ${brand} and about_me_status = 'pending' and about_me_pending_since is not null
      and status = 'active'`,
    order: sql`about_me_pending_since, member_id`,
  },
];

const inquiryColumns = sql`id, created_at as since, status, member_id as "memberId", coalesce(name, email) as name,
  reference || ' ' || topic || coalesce(', answer by ' || to_char(answer_by, 'YYYY-MM-DD'), '') as about`;

const eitherWay = (urgent: boolean, isUrgent: RawBuilder<unknown>) => (urgent ? isUrgent : sql`not (${isUrgent})`);

const reports = (brand: string, urgent: boolean): Part => ({
  kind: 'report',
  urgent,
  columns: sql`report.id, report.created_at as since, report.status, report.member_id as "memberId", coalesce(profile.name, '–') as name,
    report.reference || ' ' || report.target_type || ' ' || report.category as about`,
  from: sql`from reports report left join profiles profile on profile.brand = ${brand} and profile.member_id = report.member_id
    where report.brand = ${brand} and report.status <> 'decided'
      and ${eitherWay(urgent, sql`report.category = any(${[...urgentCategories]}::text[])`)}`,
  order: sql`report.created_at, report.id`,
});

/**
 * A question of safety is urgent: the page on who may not be here sends whoever knows of somebody too young to customer
 * service.
 */
const questions = (brand: string, urgent: boolean): Part => ({
  kind: 'question',
  urgent,
  columns: inquiryColumns,
  from: sql`from inquiries where brand = ${brand} and kind = 'contact' and status = 'received' and email <> ''
    and ${eitherWay(urgent, sql`topic = 'safety'`)}`,
  order: sql`created_at, id`,
});

const partsOf = (brand: string, kind: QueueKind | undefined): Part[] =>
  waiting(brand).filter((part) => kind === undefined || part.kind === kind);

/** What waits in a brand, or one kind of it: what is urgent first, then the oldest. */
export async function findQueue(
  { db, brand: { id: brand } }: ModerationContext,
  limit: number,
  kind?: QueueKind,
): Promise<QueueItem[]> {
  const parts = partsOf(brand, kind).map(
    ({ kind: name, urgent, columns, from, order }) => sql`(
      select ${brand}::text as brand, ${name}::text as kind, ${urgent}::boolean as urgent, ${columns} ${from} order by ${order} limit ${limit})`,
  );
  const { rows } = await sql<QueueItem>`
    select * from (${sql.join(parts, sql` union all `)}) as waiting order by urgent desc, since, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** How much waits in a brand in all, or of one kind, and how much of it is urgent. */
export async function countQueue(
  { db, brand: { id: brand } }: ModerationContext,
  kind?: QueueKind,
): Promise<{ waiting: number; urgent: number }> {
  const parts = partsOf(brand, kind).map(
    ({ urgent, from }) => sql`(select ${urgent}::boolean as urgent, count(*) as number ${from})`,
  );
  const { rows } = await sql<{ urgent: boolean; number: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const sum = (counted: typeof rows) => counted.reduce((total, { number }) => total + Number(number), 0);
  return { waiting: sum(rows), urgent: sum(rows.filter(({ urgent }) => urgent)) };
}
