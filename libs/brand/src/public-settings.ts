import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { termsVersionOf } from '@parlour/models/account/consents/consents';
import type { Country } from '@parlour/models/geography/country';
import type { Locale } from '@parlour/models/locale';
import type { PublishedBrand } from './published-brand.ts';
import type { BrandSettings } from './settings-schema.ts';

/** The settings that may leave the server as they are; whatever is not named here stays inside. */
const publicKeys = [
  // Spec section 3, Settings.
  'name',
  'mail_name',
  'domain',
  'domain_language',
  'cdn_prefix',
  'niche',
  'countries',
  'signups',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'minimum_message_costs',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'message_length',
  'support_phone',
  'support_email',
  'enable_site_entry_popup',
  'embedded_entry_warning',
  'fictional_icon',
  'visible_profile_fields',
  'search_fields',
  'refund_days',
  'member_resell',
  'company_id',
  // Ours, needed by the pages.
  'locales',
  'min_age',
  'genders',
  'sexualities',
  'default_search',
  'photos_free',
  'photos_premium',
  'photo_limits',
  'free_conversations',
  'free_messages',
  'swipe_likes_per_day',
  'package_style',
  'discreet',
  'blocked_notice',
  'landers',
  'time_zone',
] as const satisfies readonly (keyof BrandSettings & keyof PublicSettings)[];

/** What belongs to the request and not to the brand. */
export interface SettingsRequest {
  locale: Locale;
  /** The country that the address of the request belongs to, as far as it is known. */
  geoip_country: string | null;
  /** The brand's country that follows from it, null where the brand does not serve it. */
  geoip_selected_country: Country | null;
}

/** The answer of `GET /api/settings.php` for one request: an allow-list, and the words in one language. */
export function publicSettings(
  { version, settings }: Pick<PublishedBrand, 'version' | 'settings'>,
  { locale, geoip_country, geoip_selected_country }: SettingsRequest,
): PublicSettings {
  return {
    ...pick(settings, publicKeys),
    ...publicTexts(settings, locale),
    push_public_key: settings.push_public_key ?? null,
    version,
    terms_version: termsVersionOf(settings.company.added),
    geoip_country,
    geoip_selected_country,
  };
}

/** The brand's words in the wanted language, else in the brand's own; every brand has the latter. */
function publicTexts(settings: BrandSettings, locale: Locale) {
  const texts = settings.texts[locale] ?? settings.texts[settings.domain_language];
  if (!texts) throw new Error(`Brand "${settings.id}" has no words in ${settings.domain_language}`);
  return {
    index_title: texts.index_title,
    description: texts.description,
    headline: texts.headline,
    lead: texts.lead,
    sign_up_title: texts.sign_up_title ?? null,
    fictional_warning: texts.fictional_warning ?? null,
    fictional_singular: texts.fictional_singular ?? null,
    fictional_plural: texts.fictional_plural ?? null,
    visible_profile_notes: texts.visible_profile_notes,
  };
}

function pick<Source, Key extends keyof Source>(source: Source, keys: readonly Key[]): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
