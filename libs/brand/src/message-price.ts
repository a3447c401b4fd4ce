import type { CreditPackage } from './prices-schema.ts';

/** Minor units that one message costs when its credits come from this package, rounded up (contract part 0, 14). */
export function messagePrice(offer: Pick<CreditPackage, 'credits' | 'price'>, messageCredits: number): number {
  return Math.ceil((offer.price.amount * messageCredits) / offer.credits);
}

/** The lowest such price of several packages; what `minimum_message_costs` states. */
export function lowestMessagePrice(
  offers: readonly Pick<CreditPackage, 'credits' | 'price'>[],
  messageCredits: number,
): number {
  return Math.min(...offers.map((offer) => messagePrice(offer, messageCredits)));
}
