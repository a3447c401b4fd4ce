import { z } from 'zod';
import { fictionalIcons } from '@parlour/models/members/disclosure-signs';
import { genders, profileFields, sexualities } from '@parlour/models/profile-fields';
import { Country, Credits, LocaleCode } from '../../types/scalars.ts';

const ProfileFieldKey = z.enum(profileFields);

/**
 * The settings of a brand as everybody may read them (spec section 3, contract part 8). Words are those of the request's
 * language; `geoip_*` belong to the request, the rest to the brand's published version.
 */
export const PublicSettings = z.object({
  /** Number of the brand's published version. */
  version: z.int(),
  name: z.string(),
  mail_name: z.string(),
  domain: z.string(),
  domain_language: LocaleCode,
  locales: z.array(LocaleCode),
  cdn_prefix: z.string().nullable(),
  niche: z.int().min(1).max(7),
  time_zone: z.string(),
  index_title: z.string(),
  description: z.string(),
  headline: z.string(),
  lead: z.string(),
  sign_up_title: z.string().nullable(),
  countries: z.array(Country),
  company_id: z.string(),
  support_phone: z.string().nullable(),
  support_email: z.string().nullable(),

  signups: z.enum(['all', 'with_trafficsource', 'none']),
  min_age: z.int(),
  genders: z.array(z.enum(genders)),
  sexualities: z.array(z.enum(sexualities)),
  /** The version of the terms and of the privacy notice that a sign-up accepts: the day they became valid. */
  terms_version: z.string(),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  enable_site_entry_popup: z.boolean(),
  embedded_entry_warning: z.boolean(),
  discreet: z.boolean(),
  landers: z.array(z.string()),
  geoip_country: Country.nullable(),
  geoip_selected_country: Country.nullable(),

  visible_profile_fields: z.array(ProfileFieldKey),
  visible_profile_notes: z.partialRecord(ProfileFieldKey, z.string()),
  search_fields: z.array(ProfileFieldKey),
  default_search: z.object({
    visitor: z.enum(genders),
    male: z.enum(genders),
    female: z.enum(genders),
    min_age: z.int(),
    max_age: z.int(),
  }),
  photos_free: z.int(),
  photos_premium: z.int(),
  photo_limits: z.object({ megabytes: z.int(), shortest_side: z.int() }),
  fictional_icon: z.enum(fictionalIcons).nullable(),
  fictional_warning: z.string().nullable(),
  fictional_singular: z.string().nullable(),
  fictional_plural: z.string().nullable(),
  blocked_notice: z.enum(['named', 'neutral']),

  free_conversations: z.int().nullable(),
  free_messages: z.int().nullable(),
  swipe_likes_per_day: z.int(),
  minimum_message_costs: z.record(Country, z.object({ costs: z.int(), currency: z.string() })),
  message_credits: Credits,
  photo_credits: Credits,
  gift_credits: Credits,
  signup_credits: Credits,
  message_length: z.int(),
  package_style: z.enum(['p0', 'p1', 'p2', 'p3']),
  refund_days: z.int(),
  member_resell: z.boolean(),
  push_public_key: z.string().nullable(),
});
export type PublicSettings = z.output<typeof PublicSettings>;
