import { dayIn, utcDay } from '@parlour/models/day';
import { DAY, HOUR, MINUTE } from '@parlour/models/durations';
import type { Random } from '../random.ts';
import type { DemoRole } from './cast-member.ts';

/** Shares of a cast by when they were last here: now, today, this week, longer ago. */
const bands = [
  { until: 0.08, from: 0, to: 4 * MINUTE },
  { until: 0.35, from: 6 * MINUTE, to: 23 * HOUR },
  { until: 0.7, from: DAY, to: 7 * DAY },
  { until: 1, from: 7 * DAY, to: 60 * DAY },
];

/** When somebody was last here, and when that somebody joined. */
export function presenceOf(now: Date, random: Random): { active_at: Date; created_at: Date } {
  const share = random.next();
  const { from, to } = bands.find((band) => share < band.until) ?? { from: 7 * DAY, to: 60 * DAY };
  const activeAt = now.getTime() - random.between(from, to);
  return { active_at: new Date(activeAt), created_at: new Date(activeAt - random.between(DAY, 400 * DAY)) };
}

/** Days that the accounts to log in with have existed: the free one still has the welcome offer, the paying one a history. */
const daysOfLogin: Record<DemoRole, number> = { free: 4, premium: 60 };

/** Since when an account to log in with exists, and when it was here last: an hour ago. */
export const presenceOfLogin = (role: DemoRole, now: Date): { active_at: Date; created_at: Date } => ({
  active_at: new Date(now.getTime() - HOUR),
  created_at: new Date(now.getTime() - daysOfLogin[role] * DAY),
});

/** A date of birth, YYYY-MM-DD, of somebody who is this old on the brand's calendar and has no birthday today. */
export function bornFor(age: number, now: Date, timeZone: string, random: Random): string {
  const [year = 0, month = 1, dayOfMonth = 1] = dayIn(timeZone, now).split('-').map(Number);
  return utcDay(new Date(Date.UTC(year - age, month - 1, dayOfMonth - random.between(1, 360))));
}
