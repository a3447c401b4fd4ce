import type { Report } from '@parlour/contract/safety/report-fields';
import type { ReportRow } from '../store/reports.ts';

/** A report as its reporter may see it; where what was decided was taken back, it is not said to have been done. */
export const reportView = ({ reversed = false, ...row }: ReportRow & { reversed?: boolean }): Report => ({
  id: row.id,
  reference: row.reference,
  target: { type: row.target_type, id: row.target_id },
  category: row.category,
  status: reversed ? 'reversed' : row.status,
  outcome: row.outcome,
  at: row.created_at.toISOString(),
});
