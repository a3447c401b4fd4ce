import { alone, checkSettings, errorsOf } from '@parlour/brand/check-settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';

/**
 * Tells, brand by brand, which settings of its file are good enough for a demonstration and not for members who pay:
 * `brand check --production` says why. What is published by hand has been asked for this already.
 */
export function warnOfTemplates(files: readonly BrandSettings[], warn: (line: string) => void): void {
  for (const settings of files) {
    const errors = errorsOf(checkSettings(settings, { ...alone, production: true }));
    if (errors.length > 0)
      warn(JSON.stringify({ brand: settings.id, unfitForProduction: errors.map(({ path }) => path) }));
  }
}
