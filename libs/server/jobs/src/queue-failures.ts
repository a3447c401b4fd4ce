import type { ReportFailure } from './reporting.ts';

/** The job runner tells of its workers' failures by copies of errors: plain objects. */
const errorOf = (thrown: object): Error & { code?: string } =>
  thrown instanceof Error ? thrown : Object.assign(new Error(), thrown);

/** Tells of failures of the queue itself, of which each worker tells every few seconds. */
export const queueFailures =
  (report: ReportFailure) =>
  (thrown: object): void =>
    report({ job: 'queue', error: errorOf(thrown) });
