import type { BrandSettings } from '@parlour/brand/settings-schema';
import { listBrands, readPublishedBrands } from '@parlour/server-db/brands/list';
import type { Database } from '@parlour/server-db/database';
import { appOf } from './app-of.ts';
import { servedBrands } from './served-brands.ts';

/** A brand that somebody published by hand and that nobody meets, and its niche, in which there is no app. */
interface UnservedBrand {
  brand: string;
  niche: number;
}

/**
 * Tells which published brands have no app to serve them, since that of their niche was taken back: their domains answer as
 * those that nobody knows.
 */
export async function warnOfUnservedBrands(
  files: readonly BrandSettings[],
  database: Database,
  warn: (facts: UnservedBrand) => void,
): Promise<void> {
  const findApp = appOf(files);
  const { byHand } = servedBrands(files, await listBrands(database));
  for (const { id, settings } of await readPublishedBrands(database)) {
    const isMeant = byHand.some((brand) => brand.id === id);
    if (isMeant && !findApp(settings)) warn({ brand: id, niche: settings.niche });
  }
}
