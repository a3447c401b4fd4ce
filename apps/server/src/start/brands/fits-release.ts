import type { PublishedBrand } from '@parlour/brand/published-brand';
import { publicSettings } from '@parlour/brand/public-settings';
import { settingsSchema } from '@parlour/brand/settings-schema';
import { PublicSettings } from '@parlour/contract/account/reference-data/settings';

/**
 * Can this release serve a version? A newer one that takes over may call settings, tokens of the theme or whatever else stands in
 * them otherwise, and have words for them that this one does not know. Nothing may be missing that this release reads, and what
 * every page is told has to be told in words of today, in each of its languages. All else may break rules that came after it was
 * published. What a newer release means otherwise by the same name and in the same words is not seen.
 */
export function fitsRelease(published: PublishedBrand): boolean {
  try {
    return isWhole(published) && published.settings.locales.every((locale) => isTold(published, locale));
  } catch {
    // What is told may be put together from what nobody asks for above.
    return false;
  }
}

/** Is each setting there, with all that stands in it and of its kind? */
function isWhole({ settings }: PublishedBrand): boolean {
  const { error } = settingsSchema.safeParse(settings, { reportInput: true });
  return !error?.issues.some(({ code, input }) => code === 'invalid_type' || input === undefined);
}

const isTold = (published: PublishedBrand, locale: PublishedBrand['settings']['locales'][number]): boolean =>
  PublicSettings.safeParse(publicSettings(published, { locale, geoip_country: null, geoip_selected_country: null }))
    .success;
