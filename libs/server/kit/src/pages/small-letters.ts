import { publicAddresses } from '@parlour/contract/public-addresses';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { localeInPath } from '../requests/request-locale.ts';

/**
 * Where a public page is found whose address is written with capitals: search engines would take the two for two pages. Null for
 * any other address.
 *
 * @param address path and search of the request
 */
export function inSmallLetters(address: string, settings: BrandSettings): string | null {
  const [written = ''] = address.split('?', 1);
  const path = written.toLowerCase();
  if (path === written) return null;
  const language = localeInPath(path, settings.locales);
  const page = language ? path.slice(`/${language}`.length) || '/' : path;
  return publicAddresses(settings).includes(page) ? path + address.slice(written.length) : null;
}
