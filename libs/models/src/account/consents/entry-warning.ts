import type { CookieName } from '../cookies.ts';

/** The four frames that a page stands in (spec section 2). */
export const pageLayouts = ['default', 'chat', 'lander', 'empty'] as const;
export type PageLayout = (typeof pageLayouts)[number];

/** Where the warning comes before every layout; elsewhere only before the default one (spec section 1). */
const everywhereIn: readonly string[] = ['NL', 'DE'];

/** The cookie of a browser that went past the warning, and its value. */
export const entryCookie = 'entry_warning' satisfies CookieName;
export const entryPassed = 'passed';

/** Stands in the address of the page to which a browser comes back that did not keep the cookie. */
export const cookiesRefused = 'no_cookies';

export interface EntryFacts {
  /** The brand's setting `enable_site_entry_popup`. */
  enabled: boolean;
  isVisitor: boolean;
  isInstalledApp: boolean;
  /** This browser went past it before. */
  passed: boolean;
  country: string | null;
}

/** The layouts before which a visitor is warned of age and content (spec section 1); none where nobody need be warned. */
export function entryWarningLayouts(facts: EntryFacts): readonly PageLayout[] {
  const { enabled, isVisitor, isInstalledApp, passed, country } = facts;
  if (!enabled || !isVisitor || isInstalledApp || passed) return [];
  return country !== null && everywhereIn.includes(country) ? pageLayouts : ['default'];
}
