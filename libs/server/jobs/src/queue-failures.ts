import { MINUTE } from '@parlour/models/durations';
import type { ReportFailure } from './reporting.ts';

/** Milliseconds until a failure that lasts is told again: every worker asks the queue each few seconds, and fails as often. */
const QUIET = MINUTE;

/** The job runner tells of its workers' failures by copies of errors: plain objects. */
const errorOf = (thrown: object): Error & { code?: string } =>
  thrown instanceof Error ? thrown : Object.assign(new Error(), thrown);

/** Tells of failures of the queue itself, of each kind once a minute. */
export function queueFailures(report: ReportFailure): (thrown: object) => void {
  const toldAt = new Map<string, number>();
  return (thrown) => {
    const error = errorOf(thrown);
    const now = performance.now();
    for (const [kind, at] of toldAt) if (now - at >= QUIET) toldAt.delete(kind);
    const kind = error.code ?? error.message;
    if (toldAt.has(kind)) return;
    toldAt.set(kind, now);
    report({ job: 'queue', error });
  };
}
