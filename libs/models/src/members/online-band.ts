import { DAY, MINUTE } from '../durations.ts';

export type OnlineBand = 'now' | 'today' | 'week';

/** Milliseconds without a request after which somebody is no longer "online now". */
export const onlineNowFor = 5 * MINUTE;

/** How recently a member was here, as coarse as anybody may know it; null after a week. `today` is the last 24 hours. */
export function onlineBand(activeAt: Date, now: Date): OnlineBand | null {
  const away = now.getTime() - activeAt.getTime();
  if (away <= onlineNowFor) return 'now';
  if (away <= DAY) return 'today';
  return away <= 7 * DAY ? 'week' : null;
}
