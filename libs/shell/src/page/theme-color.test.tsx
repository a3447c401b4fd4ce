import { expect, it } from 'vitest';
import { documentOf } from '../document.fixture.tsx';

/** What the head of a page says of a brand's colour. */
const colorsOf = (defaultScheme: 'light' | 'dark'): string[] =>
  documentOf(defaultScheme).match(/<meta name="theme-color"[^>]*>/g) ?? [];

it('a tab has the colour of the page’s top bar, in the scheme that the page has', () => {
  expect(colorsOf('light')).toEqual([
    '<meta name="theme-color" content="#111" media="(prefers-color-scheme: dark)"/>',
    '<meta name="theme-color" content="#eee"/>',
  ]);
  expect(colorsOf('dark')).toEqual(['<meta name="theme-color" content="#111"/>']);
});
