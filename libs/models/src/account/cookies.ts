import { DAY, SECOND } from '../durations.ts';
import { sessionDays } from './session-days.ts';

/**
 * Every cookie that a visitor or a member gets, and the days that it is kept: what sets them goes by it, and so does the page
 * that tells of them. The first two are of their host alone (`hostCookie`).
 */
export const cookieDays = {
  sid: sessionDays,
  bid: 365,
  locale: 365,
  entry_warning: 365,
  installed_app: 365,
  traffic_source: sessionDays,
  /** After the last dismissal. */
  dismissals: 365,
  payment_country: 365,
  /** Then the choice is asked for again. */
  analytics: 180,
} as const;

export type CookieName = keyof typeof cookieDays;

/** How long a browser is asked to keep a cookie, in seconds. */
export const cookieSeconds = (name: CookieName): number => (cookieDays[name] * DAY) / SECOND;

interface CookieRules {
  /** Seconds the browser keeps it; none: it is taken back. */
  maxAge: number;
  /** False only on the demo's http loopback, where not every browser would keep a Secure cookie. */
  secure: boolean;
  httpOnly?: boolean;
}

/** A cookie as `Set-Cookie` and `document.cookie` take it; what the value may not hold is encoded already. */
export const cookieText = (name: string, value: string, { maxAge, secure, httpOnly = false }: CookieRules): string =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}; SameSite=Lax`;
