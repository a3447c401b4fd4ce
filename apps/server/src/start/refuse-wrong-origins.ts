import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brands/list';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { ConfigurationError } from '@parlour/server-kit/configuration/configuration-error';
import { othersAt, servedHosts } from './brands/served-hosts.ts';

/**
 * Refuses what `ORIGINS` must not name, by the settings files and the brands in the database:
 * - a brand that this server does not know, as the one that was meant would be elsewhere;
 * - the host of another brand that is served.
 *
 * @throws ConfigurationError with all problems at once
 */
export function refuseWrongOrigins(
  configuration: Configuration,
  files: readonly BrandSettings[],
  known: readonly KnownBrand[],
): void {
  const hosts = servedHosts(configuration, files, known);
  const ids = new Set([...files, ...known].map(({ id }) => id));
  const problems = [...configuration.origins.keys()].flatMap((brand) => {
    if (!ids.has(brand)) return [`ORIGINS: ${brand}: there is no such brand`];
    const host = hosts.get(brand);
    const others = host === undefined ? [] : othersAt(host, brand, hosts);
    return others.map((id) => `ORIGINS: ${brand}: ${host} is ${id}'s, and each brand has a host of its own`);
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
}
