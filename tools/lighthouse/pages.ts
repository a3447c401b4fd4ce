import { addresses } from '@parlour/contract/addresses';
import { publicAddresses } from '@parlour/contract/public-addresses';
import { settingsFiles } from '../../apps/server/src/brands.ts';

/** Three faces that differ most: warm and light, dark first, large type. */
export const measuredBrands = ['default', 'bdsm', 'gilf'] as const;

/** A visitor's pages that are measured (issue: home, each lander, pricing, sign-up and one legal page); some stand under a member. */
export function measuredPages(brand: string, memberId: string): string[] {
  const settings = settingsFiles.find(({ id }) => id === brand);
  if (!settings) throw new Error(`There is no brand ${brand}`);
  const isMeasured = (path: string): boolean =>
    ['/', '/pricing', '/signup', '/pages/terms'].includes(path) || path.startsWith('/landers/');
  const onMember = [
    addresses.memberLanding.href({ id: memberId }),
    addresses.memberLanding2.href({ id: memberId, slug: '' }),
    addresses.memberLanding3.href({ id: memberId, slug: '' }),
  ];
  return [...publicAddresses(settings.landers).filter(isMeasured), ...onMember];
}
