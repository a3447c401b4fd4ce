import { landerTypes } from '@parlour/models/account/landers';
import { locales } from '@parlour/models/locale';
import { genders, profileFields, sexualities } from '@parlour/models/profile-fields';
import type { Company } from './company-schema.ts';
import type { BrandSettingsInput } from './settings-schema.ts';

/** What a brand has to say for itself; all else has a default here. */
type Own =
  | 'id'
  | 'name'
  | 'mail_name'
  | 'domain'
  | 'domain_language'
  | 'niche'
  | 'countries'
  | 'company'
  | 'company_id'
  | 'support_email'
  | 'time_zone'
  | 'texts'
  | 'theme'
  | 'icons'
  | 'packages'
  | 'minimum_message_costs'
  | 'payment_methods'
  | 'age_check';

/** Some of a value, and of what stands in it. */
type PartOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: PartOf<Value[Key]> }
    : Value;

/** Settings that came after the first versions were kept, also within others: a version without them goes on with these. */
export const addedSettings = {
  moderate_texts: false,
  required_signup_steps: [],
  embedded_entry_warning: false,
  lander_slugs: {},
  partner_tiles: [],
  legal: { reviewed: false, additions: {} },
} satisfies PartOf<BrandSettingsInput>;

/**
 * Settings that were called otherwise when versions were kept, by the place where they stood (`photo_limits.megabytes`): their
 * last name of today, or null for one that is gone.
 */
export const renamedSettings: Readonly<Record<string, string | null>> = {};

/**
 * Where a brand starts from: the constants of spec section 9 and the careful side of every choice
 * (contract part 0: accounts not revealed, members not shown to visitors).
 */
export const defaults = {
  ...addedSettings,
  statement_name: 'PM Services',
  locales: [...locales],
  cdn_prefix: null,
  support_phone: null,

  signups: 'all',
  min_age: 18,
  genders: [...genders],
  sexualities: [...sexualities],
  logged_out_search: false,
  logged_out_search_trafficsource: false,
  enable_site_entry_popup: true,
  reveal_accounts: false,
  discreet: true,
  landers: [...landerTypes],

  default_search: { visitor: 'female', male: 'female', female: 'male', min_age: 18, max_age: 99 },
  visible_profile_fields: [...profileFields],
  search_fields: [
    'gender',
    'age',
    'country',
    'region',
    'relationship_status',
    'body_type',
    'hair_color',
    'eye_color',
    'tattoos',
  ],
  photos_free: 3,
  photos_premium: 25,
  photo_limits: { megabytes: 10, shortest_side: 320 },
  fictional_icon: 'drama',

  who_can_message: { male: 'everyone', female: 'everyone' },
  blur_images: false,
  show_to_visitors: false,
  blocked_notice: 'named',

  free_conversations: 2,
  free_messages: null,
  swipe_likes_per_day: 4,
  message_credits: 10,
  photo_credits: 20,
  gift_credits: 25,
  signup_credits: 0,
  message_length: 1000,
  package_style: 'p1',
  refund_days: 14,
  time_bonus: { code: 'TIMEBONUS25', percentage: 25, seconds: 14_400 },
  welcome: { code: 'WELCOME25', percentage: 25, days: 7 },
  member_resell: false,
} satisfies Omit<BrandSettingsInput, Own>;

/** Id of the company behind the demonstration brands. */
export const demonstrationCompanyId = 'pm-services';

/**
 * The company behind the demonstration brands, trading under the brand's name.
 * Address, numbers and telephone are placeholders: a real launch names its own company.
 */
export function demonstrationCompany(tradename: string): Company {
  return {
    name: 'PM Services B.V.',
    address: 'Voorbeeldkade 1',
    kvk: '00000000',
    city: '3511 AA Utrecht',
    country: 'NL',
    tradenames: [tradename],
    vat_numbers: ['NL000000000B00'],
    support_phone: '+442079460100',
    delete_discount: null,
    added: '2024-03-04',
  };
}
