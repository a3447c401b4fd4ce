import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brand-list';
import { ConfigurationError, originOf, type Configuration } from '@parlour/server-kit/configuration';

/**
 * What `ORIGINS` must not say, by the settings files and the brands in the database: a brand that this server does not know, as
 * the one that was meant would be elsewhere, and the host of another brand that is served.
 *
 * @throws ConfigurationError with all problems at once
 */
export function refuseWrongOrigins(
  configuration: Configuration,
  files: readonly BrandSettings[],
  known: readonly KnownBrand[],
): void {
  const byHand = known.filter(({ publishedByHand }) => publishedByHand);
  const served = [...files.filter(({ id }) => !byHand.some((brand) => brand.id === id)), ...byHand];
  const hosts = new Map(served.map((brand) => [brand.id, new URL(originOf(configuration, brand)).hostname]));
  const ids = new Set([...files, ...known].map(({ id }) => id));
  const problems = [...configuration.origins.keys()].flatMap((brand) => {
    if (!ids.has(brand)) return [`ORIGINS: ${brand}: there is no such brand`];
    const host = hosts.get(brand);
    const others = served.filter(({ id }) => id !== brand && hosts.get(id) === host);
    return others.map(({ id }) => `ORIGINS: ${brand}: ${host} is ${id}'s, and each brand has a host of its own`);
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
}
