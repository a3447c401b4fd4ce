import { expect, test } from 'vitest';
import { z } from 'zod';
import { addedSettings } from './defaults.ts';
import { settingsSchema } from './settings-schema.ts';

/** Every setting of the first version that was ever kept: this list is history, and never grows. */
const firstSettings: readonly string[] = [
  'min_age',
  'id',
  'name',
  'mail_name',
  'statement_name',
  'domain',
  'domain_language',
  'locales',
  'cdn_prefix',
  'niche',
  'time_zone',
  'countries',
  'company_id',
  'company',
  'support_phone',
  'support_email',
  'signups',
  'genders',
  'sexualities',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'enable_site_entry_popup',
  'age_check',
  'reveal_accounts',
  'discreet',
  'landers',
  'default_search',
  'visible_profile_fields',
  'search_fields',
  'photos_free',
  'photos_premium',
  'photo_limits',
  'fictional_icon',
  'who_can_message',
  'blur_images',
  'show_to_visitors',
  'blocked_notice',
  'free_conversations',
  'free_messages',
  'swipe_likes_per_day',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'message_length',
  'minimum_message_costs',
  'packages',
  'package_style',
  'payment_methods',
  'refund_days',
  'time_bonus',
  'welcome',
  'member_resell',
  'push_public_key',
  'theme',
  'icons',
  'texts',
];

/** Settings that a version kept before them lacks: whoever serves it would read nothing there. */
const lackingSettings = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape)
    .filter(([key, value]) => !firstSettings.includes(key) && !z.safeParse(value, undefined).success)
    .map(([key]) => key)
    .filter((key) => !(key in addedSettings));

test('a further setting that versions kept before lack is found', () => {
  const further = settingsSchema.extend({ fireworks: z.boolean(), nickname: z.string().optional() });
  expect(lackingSettings(further)).toEqual(['fireworks']);
});

test('a version of the first day has every setting of today', () => {
  expect(
    lackingSettings(settingsSchema),
    'Give the setting its default in `addedSettings` (libs/brand/src/defaults.ts): a brand published by hand before has none',
  ).toEqual([]);
});
