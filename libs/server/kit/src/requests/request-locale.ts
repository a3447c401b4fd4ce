import { cookieSeconds } from '@parlour/models/account/cookies';
import { fallbackLocale, isLocale, matchLocale, type Locale } from '@parlour/models/locale';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { CookieJar } from './cookie-jar.ts';

/** The language of a request. */
export interface RequestLocale {
  locale: Locale;
  /** Keeps it for 365 days where the browser had no choice yet (spec sections 7 and 9). */
  remember(): void;
}

/**
 * Chooses the language of a request. The language that somebody is looking at comes first, then the cookie `locale`,
 * then the brand's own language where it is offered, then what the browser prefers.
 *
 * @param path a page may name its language in the first part of its address (contract part 0, 8), as the links of letters do
 * @param active the language of the page that makes a call (contract part 1, 2)
 */
export function requestLocale(
  settings: BrandSettings,
  cookies: CookieJar,
  acceptLanguage: string | undefined,
  path = '/',
  active?: string,
): RequestLocale {
  const offered = settings.locales;
  const shown = localeInPath(path, offered) ?? (isLocale(active) && offered.includes(active) ? active : null);
  const chosen = cookies.get('locale');
  const kept = isLocale(chosen) && offered.includes(chosen) ? chosen : null;
  const own = offered.includes(settings.domain_language) ? settings.domain_language : null;
  const locale =
    shown ?? kept ?? own ?? matchLocale(preferredTags(acceptLanguage), offered) ?? offered[0] ?? fallbackLocale;
  return {
    locale,
    remember: () =>
      kept ? undefined : cookies.set('locale', locale, { maxAge: cookieSeconds('locale'), httpOnly: false }),
  };
}

/** The language in the first part of a public page's address; null where there is none that the site offers. */
export function localeInPath(path: string, offered: readonly Locale[]): Locale | null {
  const first = path.split(/[/.]/, 2)[1] ?? '';
  return isLocale(first) && offered.includes(first) ? first : null;
}

/** What the router takes for the root of the pages: the language in front of a public page's path, else `/`. */
export function basenameOf(path: string, offered: readonly Locale[]): string {
  const prefix = localeInPath(path, offered);
  return prefix ? `/${prefix}` : '/';
}

/** The tags of an `Accept-Language` header, best first. */
function preferredTags(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
