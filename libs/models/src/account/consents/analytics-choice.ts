import type { CookieName } from '../cookies.ts';

/** The version of the sentence that asks for counting; a choice about another one is asked for again. */
export const analyticsVersion = '1';

/** Where a visitor's own choice is kept: on the device that it is about, which is what the law asks consent for. */
export const analyticsCookie = 'analytics' satisfies CookieName;

/** What somebody answered to counting, and when. */
export interface AnalyticsChoice {
  given: boolean;
  /** ISO 8601 in UTC. */
  at: string;
}

/** A choice as its cookie holds it, with the version of the sentence that it answers. */
export const writeAnalyticsChoice = ({ given, at }: AnalyticsChoice): string =>
  [analyticsVersion, given ? 'yes' : 'no', at].join('~');

/** The choice that a cookie holds; null where there is none, or one about an older sentence. */
export function readAnalyticsChoice(cookie: string | null): AnalyticsChoice | null {
  const [version, given, at = ''] = cookie?.split('~') ?? [];
  if (version !== analyticsVersion || (given !== 'yes' && given !== 'no') || Number.isNaN(Date.parse(at))) return null;
  return { given: given === 'yes', at: new Date(at).toISOString() };
}
