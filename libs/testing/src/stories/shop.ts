import type { ReplyOf } from '@parlour/contract/define-call';
import type { listCredits } from '@parlour/contract/payments/list-credits';
import type { Package } from '@parlour/contract/types/payment';
import { credits, eur } from '../shop-data.ts';
import { welcomeOffer } from '../welcome-offer.ts';

/** A quarter off the first package, for three more days. */
export const storyOffer = { ...welcomeOffer, ends_for_real: true };

const sizes = [
  { credits: 100, amount: 1490, each: 149 },
  { credits: 250, amount: 2990, each: 120, popular: true },
  { credits: 600, amount: 5990, each: 100 },
  { credits: 1250, amount: 9990, each: 80 },
];

/** What a country sells. */
export const storyShop: ReplyOf<typeof listCredits> = {
  ...credits,
  packages: sizes.map(({ credits: amountOfCredits, amount, each, popular = false }): Package => ({
    id: `nl-${amountOfCredits}`,
    credits: amountOfCredits,
    price: eur(amount),
    base_price: null,
    price_per_message: eur(each),
    popular,
    discount: null,
  })),
  discount: null,
};

/** The same with the offer taken off every price. */
export const storyShopWithOffer: ReplyOf<typeof listCredits> = {
  ...storyShop,
  discount: storyOffer,
  packages: storyShop.packages.map((each) => ({
    ...each,
    base_price: each.price,
    price: eur(Math.round(each.price.amount * 0.75)),
    price_per_message: eur(Math.round(each.price_per_message.amount * 0.75)),
    discount: storyOffer,
  })),
};
