import type { Transaction } from '@parlour/server-db/brand-database';
import type { ReportOutcome } from '@parlour/models/safety/decisions';
import type { ReportRow } from './reports.ts';

interface Which {
  brand: string;
  id: string;
}

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
 * Notes the outcome, and until when the evidence is kept with the files of its photos: either side may complain as long. Only a
 * report that found nothing is closed a second time, and when that was stays known.
 */
export async function closeReport(
  trx: Transaction,
  { brand, id, decided_at }: Pick<ReportRow, 'brand' | 'id' | 'decided_at'>,
  { outcome, now, keptUntil }: { outcome: ReportOutcome; now: Date; keptUntil: Date },
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ status: 'decided', outcome, decided_at: now, evidence_until: keptUntil, found_nothing_at: decided_at })
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
