import { locales, type Locale } from '@parlour/models/locale';
import { localeInPath } from '../requests/request-locale.ts';

/** Where a router without a prefix asks for what the first page shows. */
const frontData = '/_.data';

/**
 * Where a page is found whose address names a language that the site offers no longer: at the same one in the site's own language,
 * which has no prefix. Links and search engines keep such addresses for years. Null for any other address.
 *
 * @param address path and search of the request
 */
export function withoutWithdrawn(address: string, offered: readonly Locale[]): string | null {
  const at = address.indexOf('?');
  const [path, search] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  const language = localeInPath(path, locales);
  if (!language || offered.includes(language)) return null;
  const rest = path.slice(`/${language}`.length);
  const page = rest === '.data' ? frontData : rest || '/';
  // Of two slashes a browser would make another host.
  return page.startsWith('/') ? page.replace(/^[/\\]+/, '/') + search : null;
}
