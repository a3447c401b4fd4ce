import type { BrandSettings } from '@parlour/brand/settings-schema';

const files = import.meta.glob<BrandSettings>('../apps/*/settings.ts', { eager: true, import: 'brand' });

/** All brands that have an app, in the order of their niches; a brand that is added shows up by itself. */
export const brands: readonly BrandSettings[] = Object.values(files).toSorted((one, other) => one.niche - other.niche);

/** @throws where no app has this id, which is a mistake in an address or a test's environment */
export function brandOf(id: string): BrandSettings {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`There is no brand "${id}"`);
  return brand;
}
