import type { Site, SiteDirectory } from '@parlour/server-kit/sites/sites';
import { tryEach } from '@parlour/server-kit/try-each';

/**
 * Does for one brand after the other what a recurring job is for. A brand where it fails keeps no other back.
 *
 * @throws AggregateError that names the brands where it failed, after all had their turn
 */
export const forEachSite = ({ all }: SiteDirectory, act: (site: Site) => Promise<unknown>): Promise<void> =>
  tryEach(all, act, (failed) => `It failed for ${failed.map(({ brand }) => brand.id).join(', ')}`);
