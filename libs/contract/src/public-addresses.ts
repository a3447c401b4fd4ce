import type { SignUpPolicy } from '@parlour/models/account/sign-up/sign-up-open';
import { addresses } from './addresses.ts';
import { pageSlugs } from './page-slugs.ts';

interface InvitingBrand {
  landers: readonly string[];
  signups: SignUpPolicy;
}

/**
 * Pages that search engines may list, and that also answer under a language's prefix (contract part 0, 8). Those that invite to
 * join are among them only where everybody may.
 */
export const publicAddresses = ({ landers, signups }: InvitingBrand): string[] => [
  addresses.index.href(),
  addresses.pricing.href(),
  addresses.premium.href(),
  ...pageSlugs.map((slug) => addresses.page.href({ slug })),
  ...(signups === 'all' ? [addresses.signup.href(), ...landers.filter(isOnNobody).map(landerAddress)] : []),
];

const isOnNobody = (lander: string): boolean => !lander.startsWith('member-');

const landerAddress = (type: string): string => addresses.lander.href({ type, slug: '' });

/** The path of a page in a language; the site's own language has no prefix. */
export const pathIn = (locale: string, path: string, ownLocale: string): string => {
  if (locale === ownLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
};
