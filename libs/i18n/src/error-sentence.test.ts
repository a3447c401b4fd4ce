import { setupI18n } from '@lingui/core';
import { afterEach, expect, it, vi } from 'vitest';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { errorSentence } from './error-sentence.ts';
import type { ErrorParams } from './error-sentences.ts';

afterEach(() => void vi.unstubAllGlobals());

const sentence = (locale: string, code: ErrorCode, params?: ErrorParams) =>
  errorSentence(setupI18n({ locale, messages: { [locale]: {} } }), code, params);

it('numbers beside a currency are written as money of the language', () => {
  const params = { minimum: 2000, currency: 'EUR' };
  expect(sentence('en', 'code_minimum', params)).toBe('This code is for orders of €20.00 or more.');
  expect(sentence('de', 'code_minimum', params)).toMatch(/20,00\s€/);
  expect(sentence('en', 'photo_too_large', { mb: 10 })).toContain('at most 10 MB');
});

it('a wait of many minutes is told in hours', () => {
  const told = (minutes: number) => sentence('en', 'location_changed_too_often', { minutes });
  expect(told(1427)).toBe('You have changed your location too often. Try again in 24 hours.');
  expect(told(12)).toBe('You have changed your location too often. Try again in 1 hour.');
});

it('nobody is offered more photos by Premium who has as many already', () => {
  expect(sentence('en', 'photo_limit', { max: 3, premium_max: 25 })).toContain('up to 25 with Premium');
  const full = 'You can have up to 25 photos. Delete one to add another.';
  expect(sentence('en', 'photo_limit', { max: 25, premium_max: 25 })).toBe(full);
});

it('nobody is told to be offline who has a connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(sentence('en', 'offline')).toBe('You are offline. Check your connection.');
  vi.stubGlobal('navigator', { onLine: true });
  expect(sentence('en', 'offline')).toBe('We cannot be reached right now.');
});

it('nobody is told of a new price who has chosen something else', () => {
  expect(sentence('en', 'price_changed', { chosen: 1 })).toBe('Check your order and confirm. Nothing was charged.');
  expect(sentence('en', 'price_changed', { total: 1490, currency: 'EUR' })).toContain('The price has changed.');
});

it('a photo of too many pixels is not called too many bytes', () => {
  const params = { mb: 10, megapixels: 50 };
  expect(sentence('en', 'photo_too_large', params)).toBe('This photo is too large. Use one of at most 50 megapixels.');
});

it('a photo that is too small is told the size that is enough', () => {
  const enough = 'This photo is too small. Use one of at least 320 pixels on each side.';
  expect(sentence('en', 'photo_too_small', { min: 320 })).toBe(enough);
});

it('a closed sign-up promises no invitations, which only some brands give', () => {
  expect(sentence('en', 'signup_closed')).toBe('Sign-up is closed at the moment.');
});
