import { matchPath } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import type { Locale } from '@parlour/models/locale';
import { localeInPath } from './request-locale.ts';

/** The pages that are the same for every visitor of a language and country. */
const kept = [
  addresses.index,
  addresses.login,
  addresses.signup,
  addresses.pricing,
  addresses.premium,
  addresses.langConfig,
  addresses.page,
  addresses.lander,
].map(({ pattern }) => pattern);

/** True for an address whose page may be kept: one of those, without a query, which could say anything. */
export function isKeptAddress(url: string, locales: readonly Locale[]): boolean {
  if (url.includes('?')) return false;
  const prefix = localeInPath(url, locales);
  const path = prefix ? url.slice(prefix.length + 1) || '/' : url;
  return kept.some((pattern) => matchPath(pattern, path) !== null);
}
