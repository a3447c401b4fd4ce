import type { Money } from './money.ts';

/** Price of one credit in millionths of a minor unit: fine enough that no act's price is off by its rounding. */
export interface CreditPrice {
  millionths: number;
  currency: string;
}

interface Purchase {
  credits: number;
  price: Money;
}

/** Millionths of a minor unit, in which the price of one credit is told and kept. */
export const MILLIONTHS = 1_000_000;

/**
 * What one credit of a purchase cost, transaction costs left out. Rounded down at the seventh digit, so that the price of all
 * its credits together never comes out above what was paid.
 */
export function creditPriceOf({ credits, price }: Purchase): CreditPrice {
  return { millionths: Math.floor((price.amount * MILLIONTHS) / credits), currency: price.currency };
}

/** The dearest credit of a country's packages; null where it has none. */
export function dearestCreditPrice(packages: readonly Purchase[]): CreditPrice | null {
  return packages
    .map(creditPriceOf)
    .reduce<CreditPrice | null>(
      (dearest, price) => (dearest && dearest.millionths >= price.millionths ? dearest : price),
      null,
    );
}

/**
 * What an act of this many credits costs in money: credits × the highest price per credit that the member has paid.
 * Before a first purchase, the dearest package of the country counts. The product is rounded up once, to a whole minor
 * unit (contract part 0, 14).
 */
export function priceOfAct(credits: number, paid: CreditPrice | null, packages: readonly Purchase[]): Money | null {
  const price = paid ?? dearestCreditPrice(packages);
  return price && { amount: Math.ceil((credits * price.millionths) / MILLIONTHS), currency: price.currency };
}
