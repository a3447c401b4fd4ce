const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long a copy of one's own data can be downloaded, in milliseconds (contract G10: 7 days). */
export const exportLifetime = 7 * DAY;
/** A copy that is not there after this time will not come any more: its job was tried often enough by then. */
const PATIENCE = HOUR;

/** A copy that was asked for. */
export interface AskedExport {
  ready: boolean;
  createdAt: Date;
}

export function exportState({ ready, createdAt }: AskedExport, now: Date): 'preparing' | 'ready' | 'failed' {
  if (ready) return 'ready';
  return now.getTime() - createdAt.getTime() < PATIENCE ? 'preparing' : 'failed';
}

/** One copy in 24 hours; one that failed does not count. */
export function mayAskForExport(asked: readonly AskedExport[], now: Date): boolean {
  return asked.every((copy) => exportState(copy, now) === 'failed' || now.getTime() - copy.createdAt.getTime() >= DAY);
}
