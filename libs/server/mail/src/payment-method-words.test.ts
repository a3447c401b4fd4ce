import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { paymentMethods } from '@parlour/models/payment-methods';
import { paymentMethodWords } from './payment-method-words.ts';

it('a receipt calls each way to pay as the page on which it was chosen', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  for (const method of paymentMethods) expect(paymentMethodWords(i18n, method)).toBe(paymentMethodName(i18n, method));
  expect(paymentMethodWords(i18n, { id: 'credit_card', name: 'Card' })).toBe('Credit card');
});
