import type { FastifyBaseLogger } from 'fastify';
import type { ReportFailure } from '@parlour/server-jobs';

/** Tells the log of work that failed: which, and what was thrown, never its data. */
export const logFailures =
  (log: FastifyBaseLogger): ReportFailure =>
  ({ job, error, id, brand, last }) =>
    log.error({ err: error, job, job_id: id, brand, last }, 'work failed');
