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
export { maintenance } from './maintenance.ts';
export type { ReportFailure } from './reporting.ts';
export { forDays, forHours } from './retries.ts';
