import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import { tryEach } from '@parlour/server-kit/try-each';
import { asOfNow, type SiteNow } from './as-of-now.ts';

/**
 * Does for one brand after the other what a recurring job is for, each at the moment when its turn comes. A brand where it fails
 * keeps no other back.
 *
 * @throws AggregateError that names the brands where it failed, after all had their turn
 */
export const forEachSite = ({ all }: SiteDirectory, act: (site: SiteNow) => Promise<unknown>): Promise<void> =>
  tryEach(
    all,
    (site) => act(asOfNow(site)),
    (failed) => `It failed for ${failed.map(({ brand }) => brand.id).join(', ')}`,
  );
