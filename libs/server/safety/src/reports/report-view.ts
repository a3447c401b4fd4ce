import type { Report } from '@parlour/contract/safety/report-fields';
import type { ReportRow } from '../store/reports.ts';

/** A report as its reporter may see it. */
export const reportView = (row: ReportRow): Report => ({
  id: row.id,
  reference: row.reference,
  target: { type: row.target_type, id: row.target_id },
  category: row.category,
  status: row.status,
  outcome: row.outcome,
  at: row.created_at.toISOString(),
});
