import { alone, checkSettings, errorsOf } from '@parlour/brand/check-settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';

/** A brand with the paths of what members who pay must not meet. */
interface UnfitBrand {
  brand: string;
  unfitForProduction: string[];
}

/**
 * Tells, brand by brand, which settings of its file are good enough for a demonstration and not for members who pay:
 * `brand check --production` says why. What is published by hand has been asked for this already.
 */
export function warnOfTemplates(files: readonly BrandSettings[], warn: (facts: UnfitBrand) => void): void {
  for (const settings of files) {
    const errors = errorsOf(checkSettings(settings, { ...alone, production: true }));
    if (errors.length > 0) warn({ brand: settings.id, unfitForProduction: errors.map(({ path }) => path) });
  }
}
