import { z } from 'zod';
import { landerTypes, landerVariants } from '@parlour/models/account/landers';
import { requirableSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import { whoCanMessageChoices } from '@parlour/models/chat/who-can-message';
import { locales } from '@parlour/models/locale';
import { fictionalIcons } from '@parlour/models/members/disclosure-signs';
import { filterFields, genders, profileFields, sexualities } from '@parlour/models/profile-fields';
import { isTimeZone } from '@parlour/models/time-zone';
import { Company } from './company-schema.ts';
import { IconSource } from './icon-schema.ts';
import { Legal } from './legal-schema.ts';
import { oneLine } from './one-line.ts';
import { PartnerTile } from './partner-tiles-schema.ts';
import { CountryCode, CreditPackage, MessageCosts, MAX_COUNT } from './prices-schema.ts';
import { TextsByLocale } from './texts-schema.ts';
import { ThemeSchema } from './theme-schema.ts';

/** Days that a promise lasts at most: a year, so that what it ends on stays a date. */
const MAX_DAYS = 366;
const count = z.int().min(0).max(MAX_COUNT);
const positive = z.int().min(1).max(MAX_COUNT);
const days = z.int().min(1).max(MAX_DAYS);
/** A countdown of at most 30 days. */
const seconds = z.int().min(1).max(2_592_000);
const percentage = z.int().min(1).max(90);
const LocaleCode = z.enum(locales);
const Gender = z.enum(genders);
const ProfileFieldKey = z.enum(profileFields);
const HostName = z
  .string()
  .regex(
    /^(?=.{1,253}$)(?!.*\.\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/,
    'a host name in small letters, without port, and no number at its end as an address has',
  );
const TimeZone = z.string().refine(isTimeZone, 'not an IANA time zone');
/** As typed codes are compared: in capitals. */
const DiscountCode = z.string().trim().toUpperCase().min(1);
const Slug = z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes');
const PushKey = z.string().refine((key) => decodedLength(key) === 65, 'a P-256 public key: 65 bytes as base64url');
/** A method's id as text: whether it exists, lives and fits the country is a cross check, which can say why. */
const MethodId = z.string();
const WhoCanMessage = z.enum(whoCanMessageChoices);
/** Which gender a person is shown first, by their own; `visitor` where it is not known. */
const DefaultSearch = z.strictObject({
  visitor: Gender,
  male: Gender,
  female: Gender,
  min_age: z.int(),
  max_age: z.int().max(99),
});

/**
 * Everything that makes a brand, in one value: spec section 3 (Settings) and contract part 8. What must agree with each other
 * is checked in `checks/`. The country of the request (`geoip_*`) is no setting; it joins in `public-settings.ts`.
 */
export const settingsSchema = z.strictObject({
  // Who it is.
  id: z
    .string()
    .regex(/^[a-z]([a-z0-9-]{0,29}[a-z0-9])?$/, 'small letters, digits and dashes, a letter first and no dash last'),
  name: oneLine(40),
  mail_name: oneLine(40),
  /** What the member reads on the bank statement; the card schemes allow 22 plain characters. */
  statement_name: z.string().regex(/^[A-Za-z0-9 .-]{3,22}$/, '3 to 22 plain letters, digits, spaces'),
  domain: HostName,
  domain_language: LocaleCode,
  locales: z.array(LocaleCode).min(1),
  cdn_prefix: z.url({ protocol: /^https$/ }).nullable(),
  niche: z.literal([1, 2, 3, 4, 5, 6, 7]),
  time_zone: TimeZone,
  countries: z.array(CountryCode).min(1),
  company_id: oneLine(),
  company: Company,
  legal: Legal,
  support_phone: z.e164().nullable(),
  support_email: z.email().nullable(),

  // Who may come in and what they see.
  signups: z.enum(['all', 'with_trafficsource', 'none']),
  /** Steps of the sign-up that nobody may skip. */
  required_signup_steps: z.array(z.enum(requirableSteps)),
  min_age: z.int().min(18).max(99),
  genders: z.array(Gender).min(1),
  sexualities: z.array(z.enum(sexualities)).min(1),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  enable_site_entry_popup: z.boolean(),
  /** Landers hold the entry warning within them, instead of standing behind it. */
  embedded_entry_warning: z.boolean(),
  age_check: z.partialRecord(CountryCode, z.enum(['statement', 'provider'])),
  /** May sign-up, log-in and reset tell whether an address has an account (contract part 0, 4)? */
  reveal_accounts: z.boolean(),
  /** Mails, pushes and statements name neither the brand's subject nor a person. */
  discreet: z.boolean(),
  /** The first impressions this brand has, the one it leads with first. */
  landers: z.array(z.enum(landerTypes)),
  /** A campaign's own addresses: which face of a lander a slug shows. `a` and `b` are always there. */
  lander_slugs: z.partialRecord(z.enum(landerTypes), z.record(Slug, z.enum(landerVariants))),

  // Profiles and search.
  default_search: DefaultSearch,
  visible_profile_fields: z.array(ProfileFieldKey).min(1),
  search_fields: z.array(z.enum(filterFields)),
  photos_free: count,
  photos_premium: positive,
  photo_limits: z.strictObject({ megabytes: z.int().min(1).max(10), shortest_side: z.int().min(200).max(4_000) }),
  fictional_icon: z.enum(fictionalIcons).nullable(),

  // What a new member's privacy starts with.
  who_can_message: z.strictObject({ male: WhoCanMessage, female: WhoCanMessage }),
  blur_images: z.boolean(),
  show_to_visitors: z.boolean(),
  blocked_notice: z.enum(['named', 'neutral']),
  /** A text about oneself is shown once somebody has read it. */
  moderate_texts: z.boolean(),

  // Allowances and prices.
  /** Free conversations and free messages of a member who never paid; null switches that rule off. */
  free_conversations: count.nullable(),
  free_messages: count.nullable(),
  swipe_likes_per_day: positive,
  message_credits: count,
  photo_credits: count,
  /** Credits of the cheapest gift. */
  gift_credits: count,
  /** Credits given at sign-up. */
  signup_credits: count,
  message_length: z.int().min(1).max(5000),
  minimum_message_costs: z.partialRecord(CountryCode, MessageCosts),
  packages: z.partialRecord(CountryCode, z.array(CreditPackage)),
  package_style: z.enum(['p0', 'p1', 'p2', 'p3']),
  payment_methods: z.partialRecord(CountryCode, z.array(MethodId)),
  refund_days: days.min(14, 'the right of withdrawal lasts at least 14 days (Directive 2011/83/EU, article 9)'),
  time_bonus: z.strictObject({ code: DiscountCode, percentage, seconds }).nullable(),
  welcome: z.strictObject({ code: DiscountCode, percentage, days }).nullable(),
  member_resell: z.boolean(),
  /** Shown where `member_resell` is on, labelled as advertising. */
  partner_tiles: z.array(PartnerTile).max(8),
  /** Old versions may have one; the server answers with its own. */
  push_public_key: PushKey.optional(),

  // Face and voice.
  theme: ThemeSchema,
  icons: IconSource,
  texts: TextsByLocale,
});

export type BrandSettings = z.output<typeof settingsSchema>;
export type BrandSettingsInput = z.input<typeof settingsSchema>;

function decodedLength(base64url: string): number {
  return /^[A-Za-z0-9_-]+$/.test(base64url) ? Math.floor((base64url.length * 3) / 4) : 0;
}
