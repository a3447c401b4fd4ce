import { expect, test } from 'vitest';
import type { DiscountCodeFacts } from '@parlour/models/payments/discount-code';
import { offerPrice } from './order-price.ts';

const base = { amount: 2990, currency: 'EUR' } as const;
const offer = { id: 'nl-250', credits: 250, price: base, popular: false };

const discount = (facts: Partial<DiscountCodeFacts>) => ({
  code: {
    code: 'SPRING',
    country: null,
    memberId: null,
    expiresAt: null,
    percentage: true,
    value: 25,
    currency: null,
    minimumOrderValue: null,
    validity: 'unlimited',
    paymentMethods: null,
    active: true,
    usedByMember: false,
    used: false,
    ...facts,
  } satisfies DiscountCodeFacts,
  endsForReal: false,
});

test('a discount that takes something off counts for the order', () => {
  const given = discount({});
  expect(offerPrice(offer, given)).toEqual({ price: { amount: 2243, currency: 'EUR' }, base, discount: given });
});

test.each([
  ['the order is too small', { minimumOrderValue: 2991 }],
  ['it is a sum of another currency', { percentage: false, value: 500, currency: 'SEK' }],
])('where %s it takes nothing off, and is not counted as used', (_, facts) => {
  expect(offerPrice(offer, discount(facts))).toEqual({ price: base, base, discount: null });
});
