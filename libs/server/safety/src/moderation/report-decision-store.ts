import type { Transaction } from '@parlour/server-db/brand-database';
import type { ReportOutcome } from '@parlour/models/safety/decisions';
import type { ReportRow } from '../reports/report-store.ts';

interface Which {
  brand: string;
  id: string;
}

export async function lockReport(trx: Transaction, { brand, id }: Which): Promise<ReportRow | undefined> {
  return trx
    .selectFrom('reports')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes the outcome; the files of its photos are held until then. */
export async function closeReport(
  trx: Transaction,
  { brand, id }: Which,
  { outcome, now, heldUntil }: { outcome: ReportOutcome; now: Date; heldUntil: Date },
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ status: 'decided', outcome, decided_at: now })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('report_photos')
    .set({ kept_until: heldUntil })
    .where('brand', '=', brand)
    .where('report_id', '=', id)
    .execute();
}
