import type { CallContext, RequestOrigin } from './call-context.ts';
import { browserId } from './browser-id.ts';
import { browserSession } from './browser-session.ts';
import { cookieJar, type CookieJar } from './cookie-jar.ts';
import type { FoundSession } from './session-store.ts';
import { requestLocale } from './request-locale.ts';
import type { Signer } from './signing.ts';
import type { Site } from './sites.ts';
import { trafficSource } from './traffic-source.ts';

/** One request as the pipeline knows it, whether its calls come over the wire or from a page's own rendering. */
export interface RequestScope {
  site: Site;
  context: CallContext;
  cookies: CookieJar;
  /** The session that came with the request; null for a visitor. */
  found: FoundSession | null;
  /** Gives a new visitor's browser its id, and every new one its language; never on an answer that caches may keep. */
  rememberBrowser(): void;
}

/** What a request says about itself. */
export interface RequestFacts {
  path: string;
  /** What stands behind the question mark. */
  search: string;
  origin: Omit<RequestOrigin, 'browserId'>;
  cookieHeader: string | undefined;
  acceptLanguage: string | undefined;
}

export interface ScopeTools {
  /** False only on the demo's http loopback. */
  secureCookies: boolean;
  browserIds: Signer;
  now(): Date;
}

/** Finds out who asks, on which site and in which language: one query for a browser with a session, none for others. */
export async function requestScope(site: Site, facts: RequestFacts, tools: ScopeTools): Promise<RequestScope> {
  const now = tools.now();
  const cookies = cookieJar(facts.cookieHeader, tools.secureCookies);
  const browser = browserId(cookies, tools.browserIds, tools.secureCookies);
  const language = requestLocale(site.brand.settings, cookies, facts.acceptLanguage, facts.path);
  const source = trafficSource(cookies, facts.search);
  const browserSessions = browserSession(site, cookies, tools.secureCookies);
  const origin: RequestOrigin = {
    ...facts.origin,
    get browserId() {
      return browser.id;
    },
  };
  const found = await browserSessions.find(now);

  const context: CallContext = {
    brand: site.brand,
    db: site.db,
    now,
    locale: language.locale,
    viewer: found?.viewer ?? null,
    session: found?.session ?? null,
    request: origin,
    hasTrafficSource: source.present,
    readCookie: cookies.get,
    setCookie: cookies.set,
    clearCookie: cookies.clear,
    async startSession(memberId) {
      context.session = await browserSessions.start(memberId, origin, now);
    },
    async endSession() {
      await browserSessions.end();
      context.session = null;
      context.viewer = null;
    },
  };
  const rememberBrowser = (): void => {
    if (!context.session) {
      browser.remember();
      if (site.brand.settings.logged_out_search_trafficsource) source.remember();
    }
    language.remember();
  };
  return { site, context, cookies, found, rememberBrowser };
}
