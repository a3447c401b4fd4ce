import { v4 as uuid, validate } from 'uuid';
import { hostCookie, type CookieJar } from './cookie-jar.ts';
import type { Signer } from './signing.ts';

const YEAR_SECONDS = 365 * 86_400;

/** The signed id of a browser: what makes a visitor's retry recognisable. It names nobody and is kept in no table. */
export interface BrowserId {
  id: string;
  /** Sets the cookie where the browser has none yet. */
  remember(): void;
}

export function browserId(cookies: CookieJar, signer: Signer, secure: boolean): BrowserId {
  const name = hostCookie('bid', secure);
  const [sent = '', signature = ''] = cookies.get(name)?.split('.') ?? [];
  if (validate(sent) && signer.verify(sent, signature)) return { id: sent, remember: () => {} };
  const id = uuid();
  return {
    id,
    remember: () => cookies.set(name, `${id}.${signer.sign(id)}`, { maxAge: YEAR_SECONDS, httpOnly: true }),
  };
}
