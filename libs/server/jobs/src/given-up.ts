import type { JobWithMetadata } from 'pg-boss';
import { workName } from './recurring-work.ts';
import { brandOf, type JobHandler, type ReportFailure } from './reporting.ts';

/** What the queue keeps of a failure: what was thrown, or its own word. */
interface KeptFailure {
  isTold?: boolean;
  message?: string;
  value?: { message?: string };
}

/**
 * Tells of work that was given up while no worker could say so: its process died at its last try, or it took longer than it may.
 * Of what a worker has thrown it has told itself.
 */
export const tellOfGivenUp =
  (report: ReportFailure): JobHandler =>
  async (jobs) => {
    for (const { data, sourceName, sourceId, sourceOutput } of jobs as readonly JobWithMetadata[]) {
      const { isTold, message, value }: KeptFailure = sourceOutput ?? {};
      if (isTold || sourceName === null || sourceId === null) continue;
      const error = new Error(value?.message ?? message ?? 'given up');
      report({ job: workName(sourceName, data), error, id: sourceId, ...brandOf(data), last: true });
    }
  };
