import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brands/list';
import { hashOfSettings } from '@parlour/server-db/brands/versions';

/** A brand with the version that its visitors are shown, that of its file, and what would publish the latter. */
interface WaitingFile {
  brand: string;
  published: number;
  file: number;
  publish: string;
}

/**
 * Tells which settings files say something else than what somebody has published by hand: no start publishes them, and whoever
 * changed one would wait in vain. A brand that was taken off the air is meant to stay there.
 *
 * @param known brands as the database has them once it has imported the files
 */
export function warnOfWaitingFiles(
  files: readonly BrandSettings[],
  known: readonly KnownBrand[],
  warn: (facts: WaitingFile) => void,
): void {
  for (const { id: brand, publishedByHand, publishedVersion: published, versions } of known) {
    const settings = files.find(({ id }) => id === brand);
    if (!settings || !publishedByHand || published === null) continue;
    const hash = hashOfSettings(settings);
    const file = versions.find((version) => version.hash === hash)?.version;
    if (file === undefined || file === published) continue;
    warn({ brand, published, file, publish: `npm run brand -- publish ${brand} --version ${file}` });
  }
}
