export {
  defineJob,
  workOn,
  type Job,
  type JobKind,
  type JobOf,
  type JobWorker,
  type RecurringJob,
} from './define-job.ts';
export { openJobQueue, type JobQueue, type JobQueueParts } from './job-queue.ts';
export { purge, purgedAtOnce, type Purge } from './purge.ts';
export type { ReportFailure } from './reporting.ts';
export { forDays, forHours } from './retries.ts';
export { vacuumEmbedded } from './vacuum.ts';
