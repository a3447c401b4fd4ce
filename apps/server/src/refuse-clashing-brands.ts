import { checkSettings, errorsOf } from '@parlour/brand/check-settings';
import { BrandError } from '@parlour/brand/define-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';

/**
 * What no settings file can know by itself: a name, a mail name or a domain that another brand has, or another brand named in
 * its texts (contract part 8). Asked before anything of them is written.
 *
 * @throws BrandError for the first brand that clashes, with all its clashes
 */
export function refuseClashingBrands(files: readonly BrandSettings[]): void {
  const niches = [...new Set(files.map(({ niche }) => niche))];
  for (const settings of files) {
    const errors = errorsOf(checkSettings(settings, { others: files, niches, production: false }));
    if (errors.length > 0) throw new BrandError(settings.id, errors, settings);
  }
}
