import type { BrandSettings } from '@parlour/brand/settings-schema';
import { importBrand, readPublishedBrands } from '@parlour/server-db/brands-store';
import type { Database } from '@parlour/server-db/database';
import { originOf, type Configuration } from '@parlour/server-kit/configuration';
import { siteDirectory, type SiteDirectory } from '@parlour/server-kit/sites';

/** Imports the settings files as versions and opens a site for each brand, at the settings that it has published. */
export async function openSites(
  configuration: Configuration,
  database: Database,
  files: readonly BrandSettings[],
): Promise<SiteDirectory> {
  for (const settings of files) await importBrand(database, settings);
  const published = await readPublishedBrands(database);
  const wanted = files
    .map(({ id }) => published.find((brand) => brand.id === id))
    .filter((brand) => brand !== undefined);
  return siteDirectory(
    wanted.map(({ id, version, settings }) => ({
      brand: { id, version, settings: { ...settings, push_public_key: configuration.keys.vapid.publicKey } },
      db: database.forBrand(id),
      origin: originOf(configuration, settings),
    })),
  );
}
