import { asksForSource } from '@parlour/models/account/consents/traffic-source';
import type { CallContext, RequestOrigin } from '../calls/call-context.ts';
import { browserId } from './browser-id.ts';
import { browserSession, type BrowserSession } from '../sessions/browser-session.ts';
import { cookieJar, type CookieJar } from './cookie-jar.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import type { FoundSession } from '../sessions/session-store.ts';
import { requestLocale } from './request-locale.ts';
import type { Signer } from '../signing.ts';
import type { Site } from '../sites/sites.ts';
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
  /** The language of the page that makes the call; undefined where no page of ours does. */
  activeLocale: string | undefined;
}

export interface ScopeTools {
  /** False only on the demo's http loopback. */
  secureCookies: boolean;
  browserIds: Signer;
  sessionCache: SessionCache;
  now(): Date;
}

const nothingToConfirm = async (): Promise<void> => {};

/** A request before it is known who asks. */
export interface OpenedRequest {
  site: Site;
  now: Date;
  sessions: BrowserSession;
  /**
   * The request as made by whoever the session belongs to; null: by a visitor.
   *
   * @param confirmCaller what of the context says so; absent where it is no guess
   */
  scopeFor(found: FoundSession | null, confirmCaller?: CallContext['confirmCaller']): RequestScope;
}

/** Finds out on which site and in which language is asked; who asks is one query for a browser with a session, none for others. */
export function openRequest(site: Site, facts: RequestFacts, tools: ScopeTools): OpenedRequest {
  const now = tools.now();
  const cookies = cookieJar(facts.cookieHeader, tools.secureCookies);
  const browser = browserId(cookies, tools.browserIds, tools.secureCookies);
  const language = requestLocale(site.brand.settings, cookies, facts.acceptLanguage, facts.path, facts.activeLocale);
  const source = trafficSource(cookies, facts.search);
  const sessions = browserSession(site, cookies, tools);
  const origin: RequestOrigin = {
    ...facts.origin,
    get browserId() {
      return browser.id;
    },
  };

  function scopeFor(found: FoundSession | null, confirmCaller = nothingToConfirm): RequestScope {
    const context: CallContext = {
      brand: site.brand,
      db: site.db,
      now,
      locale: language.locale,
      viewer: found?.viewer ?? null,
      session: found?.session ?? null,
      request: origin,
      confirmCaller,
      hasTrafficSource: source.present,
      readCookie: cookies.get,
      setCookie: cookies.set,
      clearCookie: cookies.clear,
      async startSession(memberId) {
        context.session = await sessions.start(memberId, origin, now);
      },
      async endSession() {
        await sessions.end();
        context.session = null;
        context.viewer = null;
      },
    };
    const rememberBrowser = (): void => {
      if (!context.session) {
        browser.remember();
        if (asksForSource(site.brand.settings)) source.remember();
      }
      language.remember();
    };
    return { site, context, cookies, found, rememberBrowser };
  }
  return { site, now, sessions, scopeFor };
}
