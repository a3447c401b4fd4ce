import { brand } from '@parlour/app-default/settings';
import type { Country } from '@parlour/models/geography/country';
import { expect, test } from 'vitest';
import { checkSettings, errorsOf } from './check-settings.ts';
import { settingsOfCountries } from './default-prices.ts';

test('a country that nobody knows is named by its check, and stops nothing before', () => {
  const countries = ['NL', 'XX'] as Country[];
  const settings = { ...brand, countries, ...settingsOfCountries(countries, brand.message_credits) };
  expect(errorsOf(checkSettings(settings)).map(({ path }) => path)).toEqual(['countries.1']);
});
