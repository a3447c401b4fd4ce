import type { CookieName } from '../account/cookies.ts';
import { DAY, SECOND } from '../durations.ts';

/** What a member can put away, by the name that its time is kept under (spec section 9). */
const dismissibles = [
  'photo-alert',
  'push-alert',
  'notifications-disabled-alert',
  'time-bonus',
  'activation-reminder',
  'install-hint',
] as const;
export type Dismissible = (typeof dismissibles)[number];

/**
 * Where the times are kept, as `photo-alert:1763735000.time-bonus:1763735100` (seconds since 1970). It is a cookie so that
 * the server draws no alert that was put away: nothing flashes, and nothing moves.
 */
export const dismissalsCookie = 'dismissals' satisfies CookieName;

/** When each was put away, in milliseconds since 1970. */
export type Dismissals = ReadonlyMap<Dismissible, number>;

/** What cannot be read counts as never put away. */
export const readDismissals = (cookie: string): Dismissals =>
  new Map(
    cookie.split('.').flatMap((entry) => {
      const [text = '', seconds = ''] = entry.split(':');
      const name = dismissibles.find((each) => each === text);
      return name && /^\d{1,12}$/.test(seconds) ? [[name, Number(seconds) * SECOND] as const] : [];
    }),
  );

/** The cookie's text, in whole seconds: the next one, so that what was put away is not put away before it came. */
export const writeDismissals = (dismissals: Dismissals): string =>
  [...dismissals].map(([name, at]) => `${name}:${Math.ceil(at / SECOND)}`).join('.');

/**
 * After how many days an alert comes back; null never does. A missing photo costs its owner answers, and mail that is off
 * costs them news: both are said again after a while. Whoever does not want push is left in peace for longer.
 */
const daysAway: Record<Dismissible, number | null> = {
  'photo-alert': 7,
  'push-alert': 30,
  'notifications-disabled-alert': 14,
  'time-bonus': null,
  'activation-reminder': null,
  'install-hint': null,
};

/** True while an alert that was put away stays away. */
export function staysAway(name: Dismissible, dismissedAt: number | null, now: number): boolean {
  if (dismissedAt === null) return false;
  const days = daysAway[name];
  return days === null || now - dismissedAt < days * DAY;
}
