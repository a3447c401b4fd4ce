import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Report } from './report-fields.ts';

/** What one has reported and what became of it, newest first (contract F5). */
export const listReports = defineCall({
  method: 'GET',
  path: '/api/reports.php',
  who: 'member',
  query: z.strictObject({}),
  reply: z.object({ reports: z.array(Report) }),
  errors: [],
});
