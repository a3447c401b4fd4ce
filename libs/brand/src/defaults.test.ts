import { brand } from '@parlour/app-default/settings';
import { countries } from '@parlour/models/geography/country';
import { languagesOfCountries } from '@parlour/models/languages';
import { locales } from '@parlour/models/locale';
import { expect, test } from 'vitest';
import { checkSettings, errorsOf } from './check-settings.ts';
import { settingsOfCountries } from './default-prices.ts';
import { defaults } from './defaults.ts';

test('a brand begins with the constants of spec section 9', () => {
  expect(defaults).toMatchObject({ photos_free: 3, photos_premium: 25, swipe_likes_per_day: 4, free_conversations: 2 });
  expect(defaults.time_bonus).toEqual({ code: 'TIMEBONUS25', percentage: 25, seconds: 14_400 });
  expect(defaults.welcome.percentage).toBe(25);
});

test('a brand begins on the careful side of every choice', () => {
  expect(defaults).toMatchObject({ min_age: 18, reveal_accounts: false, discreet: true, show_to_visitors: false });
});

test('a brand may serve every country, and speaks each of their languages from the start', () => {
  const everywhere = { countries: [...countries], ...settingsOfCountries(countries, defaults.message_credits) };
  expect(errorsOf(checkSettings({ ...brand, ...everywhere }))).toEqual([]);
  expect(defaults.locales).toEqual([...locales]);
  expect(new Set(countries.flatMap((country) => languagesOfCountries[country]))).toEqual(new Set(locales));
});
