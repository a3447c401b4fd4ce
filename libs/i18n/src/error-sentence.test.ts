import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { errorSentence, type ErrorParams } from './error-sentence.ts';

const sentence = (locale: string, code: ErrorCode, params?: ErrorParams) =>
  errorSentence(setupI18n({ locale, messages: { [locale]: {} } }), code, params);

it('numbers beside a currency are written as money of the language', () => {
  const params = { minimum: 2000, currency: 'EUR' };
  expect(sentence('en', 'code_minimum', params)).toBe('This code is for orders of €20.00 or more.');
  expect(sentence('de', 'code_minimum', params)).toMatch(/20,00\s€/);
  expect(sentence('en', 'photo_too_large', { mb: 10 })).toContain('at most 10 MB');
});

it('a closed sign-up promises no invitations, which only some brands give', () => {
  expect(sentence('en', 'signup_closed')).toBe('Sign-up is closed at the moment.');
});
