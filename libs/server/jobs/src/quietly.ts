import { MINUTE } from '@parlour/models/durations';
import type { ReportFailure, WorkFailure } from './reporting.ts';

/** Milliseconds until a failure that lasts is told again: while a mail server is away, each mail of a day fails dozens of times. */
const QUIET = MINUTE;

/** Tells of failures of a kind once a minute, but of all work that is not tried again. */
export function quietly(report: ReportFailure): ReportFailure {
  const toldAt = new Map<string, number>();
  return (failure) => {
    const now = performance.now();
    for (const [kind, at] of toldAt) if (now - at >= QUIET) toldAt.delete(kind);
    const kind = kindOf(failure);
    if (toldAt.has(kind) && !failure.last) return;
    toldAt.set(kind, now);
    report(failure);
  };
}

function kindOf({ job, brand, error }: WorkFailure): string {
  const { code, message } = (error ?? {}) as Partial<Error & { code: string }>;
  return JSON.stringify([job, brand, code ?? message]);
}
