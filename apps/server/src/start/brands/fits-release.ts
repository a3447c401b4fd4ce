import type { PublishedBrand } from '@parlour/brand/published-brand';
import { publicSettings } from '@parlour/brand/public-settings';
import { PublicSettings } from '@parlour/contract/account/reference-data/settings';

/**
 * Does what every page reads of a version fit this release, in each of its languages? A newer one that takes over may call settings
 * otherwise, or have words for them that this one does not know.
 */
export function fitsRelease(published: PublishedBrand): boolean {
  try {
    return published.settings.locales.every(
      (locale) =>
        PublicSettings.safeParse(
          publicSettings(published, { locale, geoip_country: null, geoip_selected_country: null }),
        ).success,
    );
  } catch {
    // What is missing may be missed before the schema is asked.
    return false;
  }
}
