import { memberLanderAddresses } from '@parlour/contract/member-lander-addresses';
import { publicAddresses } from '@parlour/contract/public-addresses';
import { landerPeople, memberLanders, type LanderType } from '@parlour/models/account/landers';
import { settingsFiles } from '../../apps/server/src/brands.ts';

/** Three faces that differ most: warm and light, dark first, large type. */
export const measuredBrands = ['default', 'bdsm', 'gilf'] as const;

const settingsOf = (brand: string) => {
  const settings = settingsFiles.find(({ id }) => id === brand);
  if (!settings) throw new Error(`There is no brand ${brand}`);
  return settings;
};

/** The brand's landers that show members who agreed to be seen by visitors. */
export const peopledLanders = (brand: string): LanderType[] =>
  settingsOf(brand).landers.filter((type) => landerPeople(type) > 0);

/** A visitor's pages that are measured (issue: home, each lander, pricing, sign-up and one legal page); some stand under a member. */
export function measuredPages(brand: string, memberId: string): string[] {
  const settings = settingsOf(brand);
  const isMeasured = (path: string): boolean =>
    ['/', '/pricing', '/signup', '/pages/terms'].includes(path) || path.startsWith('/landers/');
  const onMember = memberLanders
    .filter((type) => settings.landers.includes(type))
    .map((type) => memberLanderAddresses[type].href({ id: memberId, slug: '' }));
  return [...publicAddresses(settings).filter(isMeasured), ...onMember];
}
