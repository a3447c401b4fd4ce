import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { listBrandsIfAny } from '@parlour/server-db/brands/list';
import { readVersion } from '@parlour/server-db/brands/versions';
import { importBrands } from '@parlour/server-db/brands/publishing';
import type { Database } from '@parlour/server-db/database';
import { originOf, type Configuration } from '@parlour/server-kit/configuration/configuration';
import type { PreviewSites } from '@parlour/server-kit/sites/previews';
import type { LiveSites, Site } from '@parlour/server-kit/sites/sites';
import { appOf } from './brands/app-of.ts';
import { publishedSites, type PassedOver } from './brands/published-sites.ts';
import { refuseClashingBrands } from './brands/refuse-clashing-brands.ts';
import { refuseWrongOrigins } from './refuse-wrong-origins.ts';

/** The sites of this server, which follow what is published. */
export interface OpenSites {
  sites: LiveSites;
  /** Takes over what has been published since; costs one small query where nothing has. */
  refresh(): Promise<void>;
  preview: PreviewSites;
}

/**
 * Imports the settings files as versions and opens a site for each brand, at the settings that it has published.
 *
 * @param passOver hears once of each version that this release cannot serve, as a newer one may have published it: what was there goes on
 * @throws before anything is written: what `refuseSites` throws; DomainTaken
 */
export async function openSites(
  configuration: Configuration,
  database: Database,
  files: readonly BrandSettings[],
  passOver: (version: PassedOver) => void,
): Promise<OpenSites> {
  await refuseSites(configuration, database, files);
  await importBrands(database, files);
  const findApp = appOf(files);

  function siteOf({ id, version, settings }: PublishedBrand): Site | null {
    const app = findApp(settings);
    if (!app) return null;
    const brand = { id, version, settings: { ...settings, push_public_key: configuration.keys.vapid.publicKey } };
    return { brand, db: database.forBrand(id), origin: originOf(configuration, settings), app };
  }

  const { sites, refresh } = publishedSites(database, files, { siteOf, passOver });
  await refresh();
  return {
    sites,
    refresh,
    async preview(brand, version) {
      const found = await readVersion(database, brand, version);
      return found && siteOf({ id: brand, ...found });
    },
  };
}

/**
 * Asks for what would keep the sites from being opened, and changes nothing. The database may have no tables yet, or those of an
 * older version, which may still be serving.
 *
 * @throws BrandsClash where a file clashes with another or with a brand in the database; ConfigurationError where `ORIGINS` is wrong
 */
export async function refuseSites(
  configuration: Configuration,
  database: Database,
  files: readonly BrandSettings[],
): Promise<void> {
  const inDatabase = await listBrandsIfAny(database);
  refuseClashingBrands(files, inDatabase);
  refuseWrongOrigins(configuration, files, inDatabase);
}
