import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A brand on its own address, with its own view of the database. */
export interface Site {
  brand: PublishedBrand;
  db: BrandDatabase;
  /** Scheme, host and port that members see, e.g. `https://example.org`. */
  origin: string;
  /** The app whose build renders the pages: the brand's own, else one of its niche. */
  app: string;
}

/** The sites of this server. The host alone decides which one answers (contract part 1, rule 1). */
export interface SiteDirectory {
  readonly all: readonly Site[];
  byHost(hostname: string): Site | null;
  byBrand(brand: string): Site | null;
  /** @throws where the brand is not one of this server's: work for it is tried again, by a server that may have it */
  require(brand: string): Site;
  /**
   * Tells of each version of a brand that takes the place of another, and of none where it is taken off the air. Answers the function
   * that ends the telling.
   */
  subscribe(brand: string, listener: VersionListener): () => void;
}

export type VersionListener = (version: number | null) => void;

/** A directory whose sites are replaced while it is used: all at once, and never within a site that somebody has taken. */
export interface LiveSites extends SiteDirectory {
  /** @throws where two brands have the same host; what was there stays then */
  replace(sites: readonly Site[]): void;
}

/** @throws where two brands have the same host */
export function siteDirectory(sites: readonly Site[]): SiteDirectory {
  const byHost = new Map<string, Site>();
  const byBrand = new Map(sites.map((site) => [site.brand.id, site]));
  for (const site of sites) {
    const { hostname } = new URL(site.origin);
    const other = byHost.get(hostname);
    if (other) throw new Error(`The brands ${other.brand.id} and ${site.brand.id} have the same host, ${hostname}`);
    byHost.set(hostname, site);
  }
  return {
    all: sites,
    byHost: (hostname) => byHost.get(hostname.toLowerCase()) ?? null,
    byBrand: (brand) => byBrand.get(brand) ?? null,
    require(brand) {
      const site = byBrand.get(brand);
      if (!site) throw new Error(`There is no brand ${brand} here`);
      return site;
    },
    subscribe: () => () => {},
  };
}

/**
 * The sites of all brands, which another set may replace while the server runs.
 *
 * @throws where two brands have the same host
 */
export function liveSites(first: readonly Site[]): LiveSites {
  let current = siteDirectory(first);
  const listeners = new Map<string, Set<VersionListener>>();
  return {
    get all() {
      return current.all;
    },
    byHost: (hostname) => current.byHost(hostname),
    byBrand: (brand) => current.byBrand(brand),
    require: (brand) => current.require(brand),
    subscribe(brand, listener) {
      const all = listeners.get(brand) ?? new Set();
      listeners.set(brand, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(brand) === all) listeners.delete(brand);
      };
    },
    replace(sites) {
      const before = current;
      current = siteDirectory(sites);
      for (const [brand, all] of listeners) {
        const version = current.byBrand(brand)?.brand.version ?? null;
        if (version === (before.byBrand(brand)?.brand.version ?? null)) continue;
        for (const listener of all) listener(version);
      }
    },
  };
}
