import { cookieSeconds, cookieText, type CookieName } from '@parlour/models/account/cookies';

/** Sets one of the cookies that scripts may set, as the server sets its own. */
export function writeCookie(name: CookieName, value: string, maxAge = cookieSeconds(name)): void {
  document.cookie = cookieText(name, value, { maxAge, secure: window.location.protocol === 'https:' });
}
