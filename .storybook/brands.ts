import type { BrandSettings } from '@parlour/brand/settings-schema';

const files = import.meta.glob<BrandSettings>('../apps/*/settings.ts', { import: 'brand' });
const read = await Promise.allSettled(Object.values(files).map((load) => load()));

/** All brands that have an app, in the order of their niches; a brand that is added shows up by itself. */
export const brands: readonly BrandSettings[] = read
  .flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  .toSorted((one, other) => one.niche - other.niche);

/** Why a brand is missing: its settings or colours were refused, such as one that fails its contrast while it is tried. */
export const refusals: readonly string[] = read.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));

/** @throws where no app has this id, which is a mistake in an address or a test's environment */
export function brandOf(id: string): BrandSettings {
  const brand = brands.find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`There is no brand "${id}"`);
  return brand;
}
