import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brands/list';
import { originOf, type Configuration } from '@parlour/server-kit/configuration/configuration';
import { servedBrands } from './served-brands.ts';

export const hostOf = (configuration: Configuration, brand: { id: string; domain: string }): string =>
  new URL(originOf(configuration, brand)).hostname;

/** The host of each brand that a start serves: as its settings file says, or as somebody has published by hand. */
export function servedHosts(
  configuration: Configuration,
  files: readonly BrandSettings[],
  known: readonly KnownBrand[],
): ReadonlyMap<string, string> {
  const { byFile, byHand } = servedBrands(files, known);
  return new Map([...byFile, ...byHand].map((brand) => [brand.id, hostOf(configuration, brand)]));
}

/** The other brands at a brand's host, which one alone may have (contract part 1, rule 1). */
export const othersAt = (host: string, brand: string, hosts: ReadonlyMap<string, string>): string[] =>
  [...hosts].filter(([id, theirs]) => id !== brand && theirs === host).map(([id]) => id);
