import type { CreditPackage } from '@parlour/brand/prices-schema';
import { leastOrder, type DiscountCodeFacts } from '@parlour/models/payments/discount-code';
import type { Money } from '@parlour/models/payments/money';
import { discountedPrice, pricePerMessage, type Reduction } from '@parlour/models/payments/package-price';
import { shownDiscount, type Discount } from '../discounts/discount.ts';

/** A package's price for one member: what is left after the discount, and whether the discount counts for it at all. */
export interface OfferPrice {
  price: Money;
  base: Money;
  discount: Discount | null;
}

/** Takes a discount off a package, where the order is large enough and the currency is the code's. */
export function offerPrice(offer: CreditPackage, discount: Discount | null): OfferPrice {
  const base = offer.price;
  const price = discount && reaches(discount.code, base) ? discountedPrice(base, reductionOf(discount.code)) : base;
  return { price, base, discount: price.amount < base.amount ? discount : null };
}

/** The package as every answer shows it. */
export function shownPackage(offer: CreditPackage, discount: Discount | null, messageCredits: number) {
  const { price, base, discount: counted } = offerPrice(offer, discount);
  return {
    id: offer.id,
    credits: offer.credits,
    price,
    base_price: counted ? base : null,
    price_per_message: pricePerMessage({ credits: offer.credits, price }, messageCredits),
    popular: offer.popular,
    discount: counted && shownDiscount(counted),
  };
}

function reaches(code: DiscountCodeFacts, base: Money): boolean {
  return base.amount >= leastOrder(code);
}

function reductionOf({ percentage, value, currency }: DiscountCodeFacts): Reduction {
  return percentage ? { percentage, value } : { percentage, value, currency: currency ?? '' };
}
