import { cookieSeconds } from '@parlour/models/account/cookies';
import { hostCookie } from '@parlour/models/account/log-in/host-cookie';
import { v4 as uuid, validate } from 'uuid';
import type { CookieJar } from './cookie-jar.ts';
import type { Signer } from '../signing.ts';

/**
 * The signed id of a browser: what makes a visitor's retry recognisable. It names nobody. Tables hold it for a day beside the
 * answer that a retry gets again, and beside a visitor's report until maintenance has found that decided. Found out only where it
 * is asked for, since a member's requests do not need it.
 */
export interface BrowserId {
  readonly id: string;
  /** Sets the cookie where the browser has none yet. */
  remember(): void;
}

/**
 * The id of the browser that made a request; a cookie without our signature counts as none.
 *
 * @param secure whether cookies are sent over TLS alone
 */
export function browserId(cookies: CookieJar, signer: Signer, secure: boolean): BrowserId {
  const name = hostCookie('bid', secure);
  let known: { id: string; isNew: boolean } | null = null;
  const find = (): { id: string; isNew: boolean } => {
    if (known) return known;
    const [sent = '', signature = ''] = cookies.get(name)?.split('.') ?? [];
    const isOurs = validate(sent) && signer.verify(sent, signature);
    known = { id: isOurs ? sent : uuid(), isNew: !isOurs };
    return known;
  };
  return {
    get id() {
      return find().id;
    },
    remember() {
      const { id, isNew } = find();
      if (isNew) cookies.set(name, `${id}.${signer.sign(id)}`, { maxAge: cookieSeconds('bid'), httpOnly: true });
    },
  };
}
