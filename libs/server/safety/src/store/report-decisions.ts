import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { wasReversed } from '@parlour/server-db/shared-questions/reversed-reports';
import type { ReportOutcome } from '@parlour/models/safety/decisions';
import { sql } from 'kysely';
import { takesContent } from './takes-content.ts';
import type { DecisionRow } from './decisions.ts';
import type { ReportRow } from './reports.ts';

interface Which {
  brand: string;
  id: string;
}

/** Reports of which the reporters are told at most: more than are made of the same thing before a moderator has seen it. */
const reportersTold = 100;

/** A report, locked until the transaction ends, so that it is decided once. */
export async function lockReport(trx: Transaction, { brand, id }: Which): Promise<ReportRow | undefined> {
  return trx
    .selectFrom('reports')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Notes the outcome, and until when the evidence is kept with the files of its photos: as long as a complaint of either
 * side may have to be answered. Where it is closed again: when it found nothing, and by whom, stays known.
 */
export async function closeReport(
  trx: Transaction,
  { brand, id, outcome: before, decided_at, decided_by }: ReportRow,
  { outcome, now, keptUntil, by }: { outcome: ReportOutcome; now: Date; keptUntil: Date; by: string },
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ status: 'decided', outcome, decided_at: now, decided_by: by, evidence_until: keptUntil })
    .set(before === 'no_violation' ? { found_nothing_at: decided_at, found_nothing_by: decided_by } : {})
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('report_photos')
    .set({ kept_until: keptUntil })
    .where('brand', '=', brand)
    .where('report_id', '=', id)
    .execute();
}

/** Was a report decided more than once, with another outcome than its reporter was told first? */
export async function isDecidedAgain(
  db: BrandDatabase,
  { brand, id, member_id, found_nothing_at, decided_at }: ReportRow,
): Promise<boolean> {
  if (found_nothing_at !== null || decided_at === null) return found_nothing_at !== null;
  const earlier = await db
    .selectFrom('decisions')
    .select('id')
    .where((row) => row.and({ brand, member_id, report_id: id }))
    .where('created_at', '<', decided_at)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Was the decision that closed a report taken back? */
export async function isReversed(db: BrandDatabase, { brand, id }: Which): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select(wasReversed(brand).as('reversed'))
    .where('brand', '=', brand)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reversed === true;
}

/** A report that a decision has closed, by a member. */
export interface ClosedReport {
  id: string;
  reporterId: string;
  /** Nothing that stands speaks for its outcome any more. */
  isReversed: boolean;
}

/**
 * The reports by members that a decision has closed:
 * - the report that led to it, which is the first;
 * - where it removed something, the reports of the same thing that came before it;
 * - where it removed a conversation, also those of its messages.
 */
export async function findReportsOf(db: BrandDatabase, decision: DecisionRow): Promise<ClosedReport[]> {
  const { brand, member_id, report_id, target_type, target_id, created_at } = decision;
  const ofConversation = sql<boolean>`target_type = 'message' and exists (
    select from messages m where m.brand = ${brand} and m.id = reports.target_id and m.conversation_id = ${target_id})`;
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'reporter_id'])
    .select(wasReversed(brand).as('isReversed'))
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('reporter_id', 'is not', null)
    .where((row) => {
      const same = row.and({ target_type, target_id });
      const removed = row.and([
        row('outcome', '=', 'content_removed'),
        row('created_at', '<=', created_at),
        target_type === 'conversation' ? row.or([same, ofConversation]) : same,
      ]);
      const own = row('id', '=', report_id);
      return takesContent(decision) ? row.or([own, removed]) : own;
    })
    .orderBy(
      (row) => row('id', '=', report_id),
      (order) => order.desc().nullsLast(),
    )
    .limit(reportersTold)
    .execute();
  return rows.flatMap(({ reporter_id: reporterId, ...row }) => (reporterId ? { ...row, reporterId } : []));
}
