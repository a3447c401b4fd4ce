import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { listBrands, readPublishedBrands, readPublishedVersions } from '@parlour/server-db/brands/list';
import { readVersion } from '@parlour/server-db/brands/versions';
import { importBrands } from '@parlour/server-db/brands/publishing';
import type { Database } from '@parlour/server-db/database';
import { originOf, type Configuration } from '@parlour/server-kit/configuration/configuration';
import type { PreviewSites } from '@parlour/server-kit/sites/previews';
import { liveSites, type LiveSites, type Site } from '@parlour/server-kit/sites/sites';
import { appOf } from './brands/app-of.ts';
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
 * @throws before anything is written: BrandsClash where a file clashes with another or with a brand in the database,
 *   ConfigurationError where `ORIGINS` is wrong; DomainTaken
 */
export async function openSites(
  configuration: Configuration,
  database: Database,
  files: readonly BrandSettings[],
): Promise<OpenSites> {
  const inDatabase = await listBrands(database);
  refuseClashingBrands(files, inDatabase);
  refuseWrongOrigins(configuration, files, inDatabase);
  await importBrands(database, files);
  const findApp = appOf(files);

  function siteOf({ id, version, settings }: PublishedBrand): Site | null {
    const app = findApp(settings);
    if (!app) return null;
    const brand = { id, version, settings: { ...settings, push_public_key: configuration.keys.vapid.publicKey } };
    return { brand, db: database.forBrand(id), origin: originOf(configuration, settings), app };
  }

  const { sites, refresh } = publishedSites(database, files, siteOf);
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
 * None until the first refresh, then those that are published, in the order of their settings files and what was added after them.
 * One refresh waits for the other.
 */
function publishedSites(
  database: Database,
  files: readonly BrandSettings[],
  siteOf: (published: PublishedBrand) => Site | null,
): Pick<OpenSites, 'sites' | 'refresh'> {
  const ownPlace = new Map(files.map(({ id }, place) => [id, place]));
  const placeOf = ({ brand }: Site): number => ownPlace.get(brand.id) ?? files.length;
  const known = new Map<string, number>();
  const sites = liveSites([]);

  /**
   * What is to be read anew, and what is off the air. A brand whose settings file is gone goes on where somebody has published
   * it by hand.
   */
  async function changedBrands(): Promise<{ changed: string[]; gone: string[] }> {
    const wanted = (await readPublishedVersions(database)).filter(({ id, byHand }) => byHand || ownPlace.has(id));
    return {
      changed: wanted.filter(({ id, version }) => known.get(id) !== version).map(({ id }) => id),
      gone: [...known.keys()].filter((id) => !wanted.some((brand) => brand.id === id)),
    };
  }

  async function takeOver(): Promise<void> {
    const { changed, gone } = await changedBrands();
    if (changed.length + gone.length === 0) return;
    const published = changed.length > 0 ? await readPublishedBrands(database, changed) : [];
    const opened = published.map(siteOf).filter((site) => site !== null);
    const others = sites.all.filter(({ brand: { id } }) => ![...changed, ...gone].includes(id));
    sites.replace([...others, ...opened].toSorted((one, other) => placeOf(one) - placeOf(other)));
    for (const { id, version } of published) known.set(id, version);
    for (const id of gone) known.delete(id);
  }

  let last: Promise<void> = Promise.resolve();
  return { sites, refresh: () => (last = last.catch(() => {}).then(takeOver)) };
}
