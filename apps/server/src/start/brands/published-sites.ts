import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { readPublishedBrands, readPublishedVersions } from '@parlour/server-db/brands/list';
import type { Database } from '@parlour/server-db/database';
import { liveSites, type LiveSites, type Site } from '@parlour/server-kit/sites/sites';
import { besideKept } from './beside-kept.ts';
import { fitsRelease } from './fits-release.ts';

/** A version that is published and not served here. */
export interface PassedOver {
  brand: string;
  version: number;
  /** The version of the brand that is served on; null where none is. */
  served: number | null;
  /** The brand that has its host here; null where the version does not fit this release. */
  heldBy: string | null;
}

interface Parts {
  /** Null where no app serves it. */
  siteOf(published: PublishedBrand): Site | null;
  /** Hears once of each version that is passed over. */
  passOver(version: PassedOver): void;
}

/**
 * None until the first refresh, then those that are published, in the order of their settings files and what was added after them.
 * A version that does not fit this release, as a newer one may have published it, is passed over: the site of its brand stays as it
 * is, where it has one, and so does that of a brand whose next host is still taken by such a site. One refresh waits for the other.
 */
export function publishedSites(
  database: Database,
  files: readonly BrandSettings[],
  { siteOf, passOver }: Parts,
): { sites: LiveSites; refresh(): Promise<void> } {
  const ownPlace = new Map(files.map(({ id }, place) => [id, place]));
  const placeOf = ({ brand }: Site): number => ownPlace.get(brand.id) ?? files.length;
  const known = new Map<string, number>();
  let waiting = new Map<string, number>();
  const sites = liveSites([]);

  /**
   * What is to be read anew, and what is off the air. A brand whose settings file is gone goes on where somebody has published
   * it by hand. One that waits for its host may have it as soon as anything changes.
   */
  async function changedBrands(): Promise<{ changed: string[]; gone: string[] }> {
    const wanted = (await readPublishedVersions(database)).filter(({ id, byHand }) => byHand || ownPlace.has(id));
    const changed = wanted.filter(({ id, version }) => known.get(id) !== version);
    const gone = [...known.keys()].filter((id) => !wanted.some((brand) => brand.id === id));
    if (changed.length + gone.length === 0) return { changed: [], gone };
    return {
      changed: wanted.filter((brand) => changed.includes(brand) || waiting.has(brand.id)).map(({ id }) => id),
      gone,
    };
  }

  async function takeOver(): Promise<void> {
    const { changed, gone } = await changedBrands();
    if (changed.length + gone.length === 0) return;
    const published = changed.length > 0 ? await readPublishedBrands(database, changed) : [];
    const strange = published.filter((brand) => !fitsRelease(brand));
    const fitting = published.filter((brand) => !strange.includes(brand));
    const left = new Set([...changed, ...gone]);
    for (const { id } of strange) left.delete(id);
    const kept = sites.all.filter(({ brand }) => !left.has(brand.id));
    const opened = fitting.map(siteOf).filter((site) => site !== null);
    const { all, held } = besideKept(kept, opened, sites);
    sites.replace(all.toSorted((one, other) => placeOf(one) - placeOf(other)));

    const tell = ({ id, version }: PublishedBrand, heldBy: string | null): void =>
      passOver({ brand: id, version, served: sites.byBrand(id)?.brand.version ?? null, heldBy });
    for (const brand of strange) tell(brand, null);
    for (const { brand, by } of held) if (waiting.get(brand.id) !== brand.version) tell(brand, by);
    waiting = new Map(held.map(({ brand: { id, version } }) => [id, version]));
    for (const { id, version } of published) known.set(id, version);
    for (const id of gone) known.delete(id);
  }

  let last: Promise<void> = Promise.resolve();
  return { sites, refresh: () => (last = last.catch(() => {}).then(takeOver)) };
}
