import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { failureHtml } from './failure-html.ts';

const words = { sentence: 'It failed', status: '500', home: 'Home' };
const pageOf = (defaultScheme: 'light' | 'dark') =>
  failureHtml({
    brand: { version: 1, settings: { ...brand, theme: { ...brand.theme, defaultScheme } } },
    locale: 'en',
    words,
    homeAddress: '/',
  });
const { light, dark } = brand.theme;

test('a light brand fails in the dark where that is preferred', () => {
  const page = pageOf('light');
  expect(page).toContain(`<meta name="theme-color" content="${dark.deep}" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="${light.deep}">`);
  const [own, preferred] = page.split('@media (prefers-color-scheme: dark)');
  expect(own).toContain('color-scheme: light');
  expect(own).toContain(`background: ${light.ground}`);
  expect(preferred).toContain('color-scheme: dark');
  expect(preferred).toContain(`background: ${dark.ground}`);
});

test('a dark brand fails in the dark for everybody, as its pages are', () => {
  const page = pageOf('dark');
  expect(page).toContain('color-scheme: dark');
  expect(page).toContain(`background: ${dark.ground}`);
  expect(page).not.toContain('prefers-color-scheme');
  expect(page).not.toContain(light.ground);
  expect(page.match(/<meta name="theme-color"[^>]*>/g)).toEqual([`<meta name="theme-color" content="${dark.deep}">`]);
});
