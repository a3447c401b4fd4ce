import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { listBrandsIfAny, readPublishedBrands, readPublishedVersions } from '@parlour/server-db/brands/list';
import { readVersion } from '@parlour/server-db/brands/versions';
import { importBrands } from '@parlour/server-db/brands/publishing';
import type { Database } from '@parlour/server-db/database';
import { originOf, type Configuration } from '@parlour/server-kit/configuration/configuration';
import type { PreviewSites } from '@parlour/server-kit/sites/previews';
import { liveSites, type LiveSites, type Site } from '@parlour/server-kit/sites/sites';
import { appOf } from './brands/app-of.ts';
import { fitsRelease } from './brands/fits-release.ts';
import { refuseClashingBrands } from './brands/refuse-clashing-brands.ts';
import { refuseWrongOrigins } from './refuse-wrong-origins.ts';

/** The sites of this server, which follow what is published. */
export interface OpenSites {
  sites: LiveSites;
  /** Takes over what has been published since; costs one small query where nothing has. */
  refresh(): Promise<void>;
  preview: PreviewSites;
}

/** A version that is published and not served here. */
export interface PassedOver {
  brand: string;
  version: number;
}

/**
 * Imports the settings files as versions and opens a site for each brand, at the settings that it has published.
 *
 * @param passOver hears once of each version that a newer release published and this one cannot serve: what was there goes on
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

/**
 * None until the first refresh, then those that are published, in the order of their settings files and what was added after them.
 * One refresh waits for the other.
 */
function publishedSites(
  database: Database,
  files: readonly BrandSettings[],
  { siteOf, passOver }: { siteOf(published: PublishedBrand): Site | null; passOver(version: PassedOver): void },
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
    const strange = published.filter((brand) => sites.byBrand(brand.id) && !fitsRelease(brand));
    const fitting = published.filter((brand) => !strange.includes(brand));
    const opened = fitting.map(siteOf).filter((site) => site !== null);
    const kept = new Set(strange.map(({ id }) => id));
    const left = [...changed, ...gone].filter((id) => !kept.has(id));
    const others = sites.all.filter(({ brand: { id } }) => !left.includes(id));
    sites.replace([...others, ...opened].toSorted((one, other) => placeOf(one) - placeOf(other)));
    for (const { id: brand, version } of strange) passOver({ brand, version });
    for (const { id, version } of published) known.set(id, version);
    for (const id of gone) known.delete(id);
  }

  let last: Promise<void> = Promise.resolve();
  return { sites, refresh: () => (last = last.catch(() => {}).then(takeOver)) };
}
