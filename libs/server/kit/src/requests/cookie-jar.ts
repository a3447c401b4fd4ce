import { cookieText } from '@parlour/models/account/cookies';
import type { CookieOptions } from '../calls/call-context.ts';

/** The cookies of one request and those its answer sets. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, options: CookieOptions): void;
  clear(name: string): void;
  /** Values of the answer's `Set-Cookie` headers, the last of each name. */
  headers(): string[];
}

/** @param secure whether cookies are sent over TLS alone */
export function cookieJar(header: string | undefined, secure: boolean): CookieJar {
  const sent = readCookies(header ?? '');
  const set = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions): void =>
    void set.set(name, cookieText(name, encodeURIComponent(value), { ...options, secure }));
  return {
    get: (name) => sent.get(name) ?? null,
    set: write,
    clear: (name) => write(name, '', { maxAge: 0, httpOnly: true }),
    headers: () => [...set.values()],
  };
}

/** The first of each name counts, as browsers send the most specific first; what cannot be decoded is left out. */
function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', ...rest] = pair.split('=');
    const value = decoded(rest.join('=').trim());
    if (value !== null && !cookies.has(name.trim())) cookies.set(name.trim(), value);
  }
  return cookies;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
