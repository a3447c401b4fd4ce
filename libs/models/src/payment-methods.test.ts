import { expect, test } from 'vitest';
import { countries } from './geography/country.ts';
import { findPaymentMethod, offeredPaymentMethods, paymentFee, paymentMethods } from './payment-methods.ts';

test('the 24 methods of the spec are all there, once', () => {
  expect(paymentMethods).toHaveLength(24);
  expect(new Set(paymentMethods.map(({ id }) => id)).size).toBe(24);
});

test('every country can pay, and never by a scheme that has ended or that has no form yet', () => {
  expect(paymentMethods.filter(({ ended }) => ended).map(({ id }) => id)).toEqual(['giropay', 'sofort']);
  for (const country of countries) {
    const offered = offeredPaymentMethods(country);
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.every(({ ended }) => !ended)).toBe(true);
    expect(offered.map(({ id }) => id)).not.toContain('sepa_direct_debit');
  }
});

test('costs are in the money of the country, and none where its law forbids them', () => {
  const paypal = findPaymentMethod('paypal');
  const ideal = findPaymentMethod('ideal');
  if (!paypal || !ideal) throw new Error('PayPal or iDEAL is missing');
  expect(paymentFee(paypal, 'NL')).toEqual({ amount: 60, currency: 'EUR' });
  expect(paymentFee(paypal, 'PL')).toEqual({ amount: 250, currency: 'PLN' });
  expect(paymentFee(paypal, 'FR')).toBeNull();
  expect(paymentFee(ideal, 'NL')).toBeNull();
});
