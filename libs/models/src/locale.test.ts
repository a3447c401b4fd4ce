import { expect, test } from 'vitest';
import { localeName, localeOfTag, locales, matchLocale, splitLocale } from './locale.ts';

test('each language is named in itself, with a capital', () => {
  expect(localeName('fr')).toBe('Français');
  expect(localeName('nb')).toBe('Norsk bokmål');
  expect(new Set(locales.map((locale) => localeName(locale))).size).toBe(11);
});

test('browsers’ tags become our languages', () => {
  expect(localeOfTag('nl-BE')).toBe('nl');
  expect(localeOfTag('NO')).toBe('nb');
  expect(localeOfTag('nn-NO')).toBe('nb');
  expect(localeOfTag('pt-BR')).toBeNull();
  expect(localeOfTag('')).toBeNull();
});

test.each([
  ['/de/transactions/1', '/de', '/transactions/1'],
  ['/de', '/de', '/'],
  ['/transactions', '', '/transactions'],
  ['/destiny', '', '/destiny'],
  ['/', '', '/'],
])('%s is %j before %s', (whole, prefix, path) => {
  expect(splitLocale(whole)).toEqual({ prefix, path });
});

test('the first wanted language that is offered wins', () => {
  expect(matchLocale(['pt', 'sv-FI', 'fi'], ['fi', 'sv'])).toBe('sv');
  expect(matchLocale(['sv'], ['fi'])).toBeNull();
});
