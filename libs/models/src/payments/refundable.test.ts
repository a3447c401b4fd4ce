import { expect, test } from 'vitest';
import { creditsOfReturn, refundableOf, unusedOf } from './refundable.ts';

const purchase = (credits: number, amount: number, currency = 'EUR', transaction_costs = 0) => ({
  credits,
  amount,
  transaction_costs,
  currency,
});

test('unused credits of the newest purchases come back, in proportion and rounded down', () => {
  expect(refundableOf(100, [purchase(100, 999)])).toEqual({ amount: 999, currency: 'EUR' });
  expect(refundableOf(50, [purchase(100, 999)])).toEqual({ amount: 499, currency: 'EUR' });
  expect(refundableOf(120, [purchase(100, 999), purchase(40, 500)])).toEqual({ amount: 999 + 250, currency: 'EUR' });
});

test('credits that were given or bought too long ago bring no money', () => {
  expect(refundableOf(500, [purchase(100, 999)])).toEqual({ amount: 999, currency: 'EUR' });
  expect(refundableOf(500, [])).toBeNull();
  expect(refundableOf(0, [purchase(100, 999)])).toBeNull();
  expect(refundableOf(200, [purchase(100, 999), purchase(100, 9_999, 'DKK')])).toEqual({
    amount: 999,
    currency: 'EUR',
  });
});

test('what a purchase cost to pay comes back where nothing of it was used', () => {
  expect(refundableOf(100, [purchase(100, 1_490, 'EUR', 60)])).toEqual({ amount: 1_550, currency: 'EUR' });
  expect(refundableOf(99, [purchase(100, 1_490, 'EUR', 60)])).toEqual({ amount: 1_475, currency: 'EUR' });
});

test('a newer purchase that brings no money hides no older one in another currency', () => {
  expect(refundableOf(150, [purchase(50, 0, 'DKK'), purchase(100, 1_490)])).toEqual({ amount: 1_490, currency: 'EUR' });
});

test('what is left of a purchase is what was bought after it left over', () => {
  expect(unusedOf(80, [{ credits: 100 }, { credits: 100 }])).toEqual([80, 0]);
  expect(unusedOf(130, [{ credits: 100 }, { credits: 100 }])).toEqual([100, 30]);
  expect(unusedOf(500, [{ credits: 100 }])).toEqual([100]);
});

test('a sum takes back the credits that it paid for, and never more than are unused', () => {
  for (const unused of [1, 33, 50, 99, 100]) {
    const { amount } = refundableOf(unused, [purchase(100, 999)])!;
    expect(creditsOfReturn(purchase(100, 999), unused, amount)).toBe(unused);
    expect(creditsOfReturn(purchase(100, 999), 100, amount)).toBe(unused);
    expect(creditsOfReturn(purchase(100, 999), unused, 999)).toBe(unused);
  }
  expect(creditsOfReturn(purchase(100, 999), 100, 1_059)).toBe(100);
  expect(creditsOfReturn(purchase(100, 999), 0, 999)).toBe(0);
});
