import { expect, test } from 'vitest';
import { refundableOf } from './refundable.ts';

const purchase = (credits: number, amount: number, currency = 'EUR') => ({ credits, amount, currency });

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
