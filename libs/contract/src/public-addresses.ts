import { addresses } from './addresses.ts';
import { pageSlugs } from './page-slugs.ts';

/** Pages that search engines may list, and that also answer under a language's prefix (contract part 0, 8). */
export const publicAddresses = (landers: readonly string[]): string[] => [
  addresses.index.href(),
  addresses.signup.href(),
  addresses.pricing.href(),
  addresses.premium.href(),
  ...pageSlugs.map((slug) => addresses.page.href({ slug })),
  ...landers.filter((type) => !type.startsWith('member-')).map((type) => addresses.lander.href({ type, slug: '' })),
];

/** The path of a page in a language; the site's own language has no prefix. */
export const pathIn = (locale: string, path: string, ownLocale: string): string => {
  if (locale === ownLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
