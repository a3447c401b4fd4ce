import { createContext, useContext } from 'react';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import type { PageLayout } from '@parlour/models/account/consents/entry-warning';
import type { Locale } from '@parlour/models/locale';

/** The site this page belongs to, the same on the server and in the browser. */
export interface Site {
  settings: PublicSettings;
  locale: Locale;
  /** Hidden field of forms that work without JavaScript; also their idempotency key. */
  formToken: string;
  /** Scheme, host and port as the visitor sees them. */
  origin: string;
  isInstalledApp: boolean;
  /** What this browser answered to counting; null where it has not been asked. */
  analyticsChoice: boolean | null;
  /** The cookie of what was put away in this browser, as the first request brought it. */
  dismissals: string;
  /** The first request asked for as little as possible (`Save-Data`): the page brings no clips. */
  savesData: boolean;
  /** The layouts that stand behind the entry warning for this visitor; none for members. */
  entryWarning: readonly PageLayout[];
  /** Members, and visitors whom the brand lets search (spec section 6). */
  maySearch: boolean;
  /** This browser came by a traffic source, now or before (spec section 6). */
  hasTrafficSource: boolean;
}

export const SiteContext = createContext<Site | null>(null);

/** The site's settings, language and form token. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it.');
  return site;
}
