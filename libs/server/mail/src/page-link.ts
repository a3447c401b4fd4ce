import type { PublishedBrand } from '@parlour/brand/published-brand';
import { pathIn } from '@parlour/contract/public-addresses';
import type { Locale } from '@parlour/models/locale';

/**
 * The address of a page as a letter carries it: the page speaks the language of the letter, also in a browser that has chosen none.
 * In the brand's own language, and in one that the brand offers no longer, it is the plain address.
 *
 * @param origin scheme and host of the brand as the reader sees it
 * @param locale the letter's language
 * @param path the page's, from its first slash on
 */
export function pageLink(
  origin: string,
  { settings: { locales, domain_language: own } }: Pick<PublishedBrand, 'settings'>,
  locale: Locale,
  path: string,
): string {
  return origin + (locales.includes(locale) ? pathIn(locale, path, own) : path);
}
