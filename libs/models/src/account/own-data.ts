import { DAY, HOUR } from '../durations.ts';
import { minutesOf } from '../wait-after.ts';

/** How long a copy of one's own data can be downloaded, in milliseconds (contract G10: 7 days). */
export const exportLifetime = 7 * DAY;
/**
 * A copy that is not there after this time is not waited for: a job that fails is given up within minutes. One that comes all the same,
 * since no server was at work meanwhile or each of its tries hung, is ready then, and mailed.
 */
const PATIENCE = HOUR;

/** A copy that was asked for. */
export interface AskedExport {
  ready: boolean;
  createdAt: Date;
}

/**
 * How far a copy of one's own data is; one that is not there after an hour has failed, and another may be asked for.
 */
export function exportState({ ready, createdAt }: AskedExport, now: Date): 'preparing' | 'ready' | 'failed' {
  if (ready) return 'ready';
  return now.getTime() - createdAt.getTime() < PATIENCE ? 'preparing' : 'failed';
}

export type ExportVerdict = { ok: true } | { ok: false; refusal: 'export_limit'; minutes: number };

/** One copy in 24 hours; one that failed does not count. A refusal says in how many minutes the next may be asked for. */
export function mayAskForExport(asked: readonly AskedExport[], now: Date): ExportVerdict {
  const counted = asked.filter((copy) => exportState(copy, now) !== 'failed');
  const left = Math.max(0, ...counted.map(({ createdAt }) => createdAt.getTime() + DAY - now.getTime()));
  return left === 0 ? { ok: true } : { ok: false, refusal: 'export_limit', minutes: minutesOf(left) };
}
