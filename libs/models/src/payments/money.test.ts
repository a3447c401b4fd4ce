import { expect, test } from 'vitest';
import { sameMoney } from './money.ts';

test('the same sum is as much of the same currency', () => {
  const price = { amount: 2990, currency: 'EUR' };
  expect(sameMoney(price, { ...price })).toBe(true);
  expect(sameMoney(price, { ...price, amount: 2991 })).toBe(false);
  expect(sameMoney(price, { ...price, currency: 'DKK' })).toBe(false);
});
