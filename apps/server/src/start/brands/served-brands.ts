import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brands/list';

/** All brands that are known here, by who settles what their visitors are shown. */
export interface ServedBrands {
  /** Settings files, which a start puts in force. */
  byFile: BrandSettings[];
  /** Brands of which somebody has published a version. */
  byHand: KnownBrand[];
  /** Brands that nobody serves: drafts, those taken off the air, and those whose file is gone. */
  held: KnownBrand[];
}

/** A settings file speaks for its brand until somebody publishes a version by hand, or takes the brand off the air. */
export function servedBrands(files: readonly BrandSettings[], known: readonly KnownBrand[]): ServedBrands {
  const settled = known.filter(({ publishedByHand }) => publishedByHand);
  const byFile = files.filter(({ id }) => !settled.some((brand) => brand.id === id));
  const byHand = settled.filter(({ publishedVersion }) => publishedVersion !== null);
  const served = new Set([...byFile, ...byHand].map(({ id }) => id));
  return { byFile, byHand, held: known.filter(({ id }) => !served.has(id)) };
}
