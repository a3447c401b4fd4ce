import { setupI18n, type Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { PSEUDO_LOCALE, pseudoMessages } from './pseudo-locale.ts';

function translate(compiled: Messages[string], values: Record<string, unknown> = {}): string {
  const messages = pseudoMessages({ sentence: compiled });
  return setupI18n({ locale: PSEUDO_LOCALE, messages: { [PSEUDO_LOCALE]: messages } })._('sentence', values);
}

it('accents and stretches words', () => {
  expect(translate('Send a message')).toBe('Šéññd á méšššágéé');
});

it('keeps values and tags', () => {
  expect(translate(['Hi ', ['name'], ', <0>go</0>'], { name: 'Ann' })).toBe('Hí Ann, <0>gó</0>');
});

it('reaches into plurals', () => {
  const coins: Messages[string] = [['count', 'plural', { one: ['#', ' coin'], other: ['#', ' coins'] }]];
  expect(translate(coins, { count: 2 })).toBe('2 çóííñš');
});
