import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** A brand on its own address, with its own view of the database. */
export interface Site {
  brand: PublishedBrand;
  db: BrandDatabase;
  /** Scheme, host and port that members see, e.g. `https://example.org`. */
  origin: string;
}

/** The sites of this server. The host alone decides which one answers (contract part 1, rule 1). */
export interface SiteDirectory {
  all: readonly Site[];
  byHost(hostname: string): Site | null;
  byBrand(brand: string): Site | null;
}

/** @throws where two brands have the same host */
export function siteDirectory(sites: readonly Site[]): SiteDirectory {
  const byHost = new Map<string, Site>();
  for (const site of sites) {
    const { hostname } = new URL(site.origin);
    const other = byHost.get(hostname);
    if (other) throw new Error(`The brands ${other.brand.id} and ${site.brand.id} have the same host, ${hostname}`);
    byHost.set(hostname, site);
  }
  return {
    all: sites,
    byHost: (hostname) => byHost.get(hostname.toLowerCase()) ?? null,
    byBrand: (brand) => sites.find((site) => site.brand.id === brand) ?? null,
  };
}
