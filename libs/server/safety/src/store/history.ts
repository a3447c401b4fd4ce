import { emailKey } from '@parlour/models/account/sign-up/email';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { sql } from 'kysely';
import type { InquiryRow } from './inquiries.ts';
import type { ReportRow } from './reports.ts';

/** As much of a list as a moderator is shown, the newest first, and how much there is. */
export interface Listed<Item> {
  total: number;
  newest: Item[];
}

/** A report as it stands in a list of others. */
export type ListedReport = Pick<ReportRow, 'id' | 'reference' | 'category' | 'status' | 'outcome' | 'created_at'>;

/** The reports about a member, but for one that is shown itself, or those that they made; all of them are counted. */
export async function findReportsWhere(
  db: BrandDatabase,
  brand: string,
  who: { about: string; except: string | undefined } | { by: string },
  limit: number,
): Promise<Listed<ListedReport>> {
  const reports = db
    .selectFrom('reports')
    .where('brand', '=', brand)
    .where((row) => ('about' in who ? row('member_id', '=', who.about) : row('reporter_id', '=', who.by)));
  const { total } = await reports.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const { except } = { except: undefined, ...who };
  const newest = await (except ? reports.where('id', '<>', except) : reports)
    .select(['id', 'reference', 'category', 'status', 'outcome', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return { total: Number(total), newest };
}

/** A complaint or a question as it stands in a list of others: without its words. */
export type ListedInquiry = Pick<
  InquiryRow,
  'id' | 'kind' | 'reference' | 'topic' | 'status' | 'created_at' | 'answered_at' | 'answered_by'
>;

/**
 * What a member asked or complained about, or somebody by the address that they wrote from. Those without a session are a member's
 * where they came from the address that is kept of them, confirmed or not: a moderator sees beside it which.
 */
export async function findInquiriesOf(
  db: BrandDatabase,
  brand: string,
  who: { memberId: string } | { email: string },
  limit: number,
): Promise<Listed<ListedInquiry>> {
  const inquiries = db
    .selectFrom('inquiries')
    .where('brand', '=', brand)
    .where(
      'memberId' in who
        ? sql<boolean>`(member_id = ${who.memberId} or member_id is null and email_key <> '' and email_key = (
            select email_key from members where brand = ${brand} and id = ${who.memberId}))`
        : sql<boolean>`email_key = ${emailKey(who.email)}`,
    );
  const { total } = await inquiries.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const newest = await inquiries
    .select(['id', 'kind', 'reference', 'topic', 'status', 'created_at', 'answered_at', 'answered_by'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return { total: Number(total), newest };
}
