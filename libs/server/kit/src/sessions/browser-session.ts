import { cookieSeconds } from '@parlour/models/account/cookies';
import { deviceName } from '@parlour/models/account/log-in/device-name';
import { hostCookie } from '@parlour/models/account/log-in/host-cookie';
import { dismissalsCookie } from '@parlour/models/alerts/dismissals';
import type { CallContext, RequestOrigin } from '../calls/call-context.ts';
import type { CookieJar } from '../requests/cookie-jar.ts';
import type { ScopeTools } from '../requests/request-scope.ts';
import { deleteSession, findSession, insertSession, type FoundSession } from './session-store.ts';
import { newSessionToken, sessionTokenHash } from './session-token.ts';
import type { Site } from '../sites/sites.ts';

/** The session of the browser that made a request: the cookie on one side, the row on the other. */
export interface BrowserSession {
  /** As it was found the last time: a guess (`SessionCache`). */
  lastFound: FoundSession | null;
  find(now: Date): Promise<FoundSession | null>;
  /** Starts one for a member; the one before ends, so that nobody can plant a session that later belongs to somebody. */
  start(memberId: string, origin: RequestOrigin, now: Date): Promise<CallContext['session']>;
  end(): Promise<void>;
}

/** The session of the browser that made a request to a site, by its cookie; nothing is read before it is asked for. */
export function browserSession(
  site: Site,
  cookies: CookieJar,
  { secureCookies: secure, sessionCache: known }: Pick<ScopeTools, 'secureCookies' | 'sessionCache'>,
): BrowserSession {
  const name = hostCookie('sid', secure);
  const brand = site.brand.id;
  const sent = cookies.get(name);
  const sentHash = sent ? sessionTokenHash(sent) : null;
  const key = sentHash && `${brand} ${sentHash.toString('latin1')}`;
  async function endSent(): Promise<void> {
    if (!sentHash || !key) return;
    await deleteSession(site.db, brand, sentHash);
    known.remember(key, null);
  }
  return {
    lastFound: key ? known.get(key) : null,
    async find(now) {
      if (!sentHash || !key) return null;
      const found = await findSession(site.db, brand, sentHash, now);
      known.remember(key, found);
      return found;
    },
    async start(memberId, { userAgent, country }, now) {
      await endSent();
      const token = newSessionToken();
      const session = await insertSession(site.db, brand, {
        memberId,
        tokenHash: sessionTokenHash(token),
        device: deviceName(userAgent),
        country,
        now,
      });
      cookies.set(name, token, { maxAge: cookieSeconds('sid'), httpOnly: true });
      return session;
    },
    async end() {
      await endSent();
      cookies.clear(name);
      // Whoever logs in next has put nothing away.
      cookies.clear(dismissalsCookie);
    },
  };
}
