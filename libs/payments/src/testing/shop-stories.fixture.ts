import type { LedgerEntry, Package, Payment } from '@parlour/contract/types/payment';
import { welcomeOffer } from '@parlour/testing/welcome-offer';
import { credits, payment as started } from './shop-replies.fixture.ts';
import type { CreditsReply } from '../credits/use-order.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

/** A quarter off the first package, for three more days. */
export const offer = { ...welcomeOffer, ends_for_real: true };

const sizes = [
  { credits: 100, amount: 1490, each: 149 },
  { credits: 250, amount: 2990, each: 120, popular: true },
  { credits: 600, amount: 5990, each: 100 },
  { credits: 1250, amount: 9990, each: 80 },
];

/** What a country sells. */
export const shop: CreditsReply = {
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
export const shopWithOffer: CreditsReply = {
  ...shop,
  discount: offer,
  packages: shop.packages.map((each) => ({
    ...each,
    base_price: each.price,
    price: eur(Math.round(each.price.amount * 0.75)),
    price_per_message: eur(Math.round(each.price_per_message.amount * 0.75)),
    discount: offer,
  })),
};

/** One of the member's payments. */
export function paymentOf(status: Payment['status'], changes: Partial<Payment> = {}): Payment {
  return { ...started, status, created_at: '2026-11-21T19:58:00.000Z', ...changes };
}

const profile = { id: '0199000a-0000-7000-8000-0000000000e1', name: 'Emma-Charlotte' };
const movements: Pick<LedgerEntry, 'kind' | 'credits' | 'balance'>[] = [
  { kind: 'message', credits: -10, balance: 205 },
  { kind: 'photo', credits: -20, balance: 215 },
  { kind: 'gift', credits: -30, balance: 235 },
  { kind: 'purchase', credits: 250, balance: 265 },
  { kind: 'correction', credits: 5, balance: 15 },
  { kind: 'refund', credits: -100, balance: 10 },
  { kind: 'bonus', credits: 100, balance: 110 },
  { kind: 'signup', credits: 10, balance: 10 },
];

/** A movement of every kind, newest first. */
export const entries = movements.map((movement, place): LedgerEntry => ({
  ...movement,
  id: `0199000a-0000-7000-8000-00000000000${place}`,
  at: `2026-11-${20 - place}T18:30:00.000Z`,
  money: movement.kind === 'purchase' ? eur(2243) : null,
  ref: null,
  profile: ['message', 'photo', 'gift'].includes(movement.kind) ? profile : null,
}));
