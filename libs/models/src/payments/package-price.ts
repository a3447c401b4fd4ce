import type { Money } from './money.ts';

/** What a discount takes off: a percentage, or an amount in minor units of one currency. */
export type Reduction = { percentage: true; value: number } | { percentage: false; value: number; currency: string };

/**
 * A package's price after a discount. A percentage is rounded once, half a cent up; an amount of another currency takes
 * nothing off. At least one minor unit is left, because no provider takes a payment of nothing.
 */
export function discountedPrice(base: Money, reduction: Reduction | null): Money {
  if (!reduction) return base;
  if (!reduction.percentage && reduction.currency !== base.currency) return base;
  const amount = reduction.percentage
    ? Math.floor((base.amount * (100 - reduction.value) + 50) / 100)
    : base.amount - reduction.value;
  return { ...base, amount: Math.min(base.amount, Math.max(1, amount)) };
}

/** What one message costs when its credits come from this package at this price; rounded up. */
export function pricePerMessage(offer: { credits: number; price: Money }, messageCredits: number): Money {
  return { ...offer.price, amount: Math.ceil((offer.price.amount * messageCredits) / offer.credits) };
}

/** What the member pays in all: the price after discount and the transaction costs of the method. */
export function orderTotal(price: Money, transactionCosts: Money | null): Money {
  return { ...price, amount: price.amount + (transactionCosts?.amount ?? 0) };
}
