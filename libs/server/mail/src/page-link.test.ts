import { expect, it } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Locale } from '@parlour/models/locale';
import { pageLink } from './page-link.ts';

const settings: BrandSettings = { ...brand, locales: ['en', 'de'], domain_language: 'en' };
const linkIn = (locale: Locale): string =>
  pageLink('https://parlour.example', { settings }, locale, '/unsubscribe?token=x');

it.each([
  ['another language of the brand is in the address', 'de', '/de/unsubscribe?token=x'],
  ['the brand’s own language is not', 'en', '/unsubscribe?token=x'],
  ['one that the brand offers no longer is not', 'nl', '/unsubscribe?token=x'],
] as const)('%s', (_, locale, path) => {
  expect(linkIn(locale)).toBe(`https://parlour.example${path}`);
});
