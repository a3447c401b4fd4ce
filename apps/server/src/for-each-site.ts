import type { Site, SiteDirectory } from '@parlour/server-kit/sites';

/**
 * Does for one brand after the other what a recurring job is for. A brand where it fails keeps no other back.
 *
 * @throws AggregateError that names the brands where it failed, after all had their turn
 */
export async function forEachSite({ all }: SiteDirectory, act: (site: Site) => Promise<unknown>): Promise<void> {
  const failures = new Map<string, unknown>();
  for (const site of all) {
    try {
      await act(site);
    } catch (error) {
      failures.set(site.brand.id, error);
    }
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `It failed for ${[...failures.keys()].join(', ')}`);
}
