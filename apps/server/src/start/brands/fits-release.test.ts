import { keptSettings } from '@parlour/brand/kept-settings';
import { keptOnTheFirstDay } from '@parlour/brand/kept-settings.fixture';
import { settingsSchema, type BrandSettings } from '@parlour/brand/settings-schema';
import { expect, test } from 'vitest';
import { settingsFiles } from '../../brands.ts';
import { fitsRelease } from './fits-release.ts';

const brand = settingsFiles[0]!;
const fits = (settings: object): boolean =>
  fitsRelease({ id: brand.id, version: 2, settings: settings as BrandSettings });

const without = <Part extends object>(part: Part, key: keyof Part): object =>
  Object.fromEntries(Object.entries(part).filter(([name]) => name !== key));

test('every settings file fits, and so does a version of the first day', () => {
  expect(settingsFiles.filter((settings) => !fits(settings)).map(({ id }) => id)).toEqual([]);
  expect(fits(keptSettings(keptOnTheFirstDay))).toBe(true);
});

test('a version that lacks any setting does not fit', () => {
  const required = Object.keys(settingsSchema.shape).filter((key) => key !== 'push_public_key');
  expect(required.filter((key) => fits(without(brand, key as keyof BrandSettings)))).toEqual([]);
});

const { theme, company, photo_limits } = brand;
const { ground, ...otherTokens } = theme.dark as unknown as Record<string, string>;

test.each([
  ['a token of the theme', { theme: { ...theme, dark: { ...otherTokens, backdrop: ground } } }],
  ['the default scheme', { theme: without(theme, 'defaultScheme') }],
  ['what stands in another', { company: without(company, 'kvk') }],
  ['a size', { photo_limits: without(photo_limits, 'megabytes') }],
  ['the prices', { packages: { NL: [{ id: 'nl-250', credits: 250, cost: 990, popular: false }] } }],
  ['the kind of a value', { payment_methods: ['ideal'] }],
])('a version in which %s is called otherwise does not fit', (_, changed) => {
  expect(fits({ ...brand, ...changed })).toBe(false);
});

test('a version that only breaks a rule of today, or has more than is known, fits', () => {
  expect(fits({ ...brand, refund_days: 3, statement_name: 'Straße', confetti: true })).toBe(true);
  expect(fits({ ...brand, theme: { ...theme, dark: { ...theme.dark, backdrop: ground } } })).toBe(true);
});
