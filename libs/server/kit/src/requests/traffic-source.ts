import { trafficSourceCookie, trafficSourceKnown } from '@parlour/models/account/consents/traffic-source';
import { cookieSeconds } from '@parlour/models/account/cookies';
import { hasTrafficSource } from '@parlour/models/account/sign-up/sign-up-open';
import type { CookieJar } from './cookie-jar.ts';

/** Whether a browser came by a traffic source, now or before; what the source was stays out of the cookie. */
export interface TrafficSourceOfBrowser {
  present: boolean;
  /** Sets the cookie where the address of this request names a source. */
  remember(): void;
}

/**
 * By a browser's cookie, and by `network` and `ref` in the address of this request.
 *
 * @param search the address from its question mark on
 */
export function trafficSource(cookies: CookieJar, search: string): TrafficSourceOfBrowser {
  const marks = new URLSearchParams(search);
  const named = hasTrafficSource({
    network: marks.get('network') ?? undefined,
    ref: marks.get('ref') ?? undefined,
  });
  return {
    present: named || cookies.get(trafficSourceCookie) === trafficSourceKnown,
    remember() {
      if (!named) return;
      cookies.set(trafficSourceCookie, trafficSourceKnown, {
        maxAge: cookieSeconds(trafficSourceCookie),
        httpOnly: true,
      });
    },
  };
}
