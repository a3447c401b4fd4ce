import { listBrands, type KnownBrand } from '@parlour/server-db/brands/list';
import { readVersion } from '@parlour/server-db/brands/versions';
import type { Database } from '@parlour/server-db/database';
import { originOf, type Configuration } from '@parlour/server-kit/configuration/configuration';
import type { KeptBrand, ModerationActContext } from './context.ts';

/** Reads all brands of the database, each at the settings that it has published, else at its latest. */
export const keptBrands =
  (
    database: Database,
    configuration: Configuration,
    isServed: (brand: KnownBrand) => boolean,
  ): ModerationActContext['brands'] =>
  async () => {
    const now = new Date();
    const brands: KeptBrand[] = [];
    for (const known of await listBrands(database)) {
      const { id, publishedVersion, latestVersion } = known;
      const found = await readVersion(database, id, publishedVersion ?? latestVersion);
      if (!found) continue;
      const brand = { id, version: found.version, settings: found.settings };
      const origin = originOf(configuration, brand.settings);
      brands.push({ brand, db: database.forBrand(id), origin, now, isServed: isServed(known) });
    }
    return brands;
  };
