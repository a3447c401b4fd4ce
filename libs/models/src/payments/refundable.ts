import type { Money } from './money.ts';

/** A purchase of which credits may be left; one that may not be withdrawn from any more, or that went back in part, brings no money. */
export interface PurchaseLeft {
  credits: number;
  /** The price, in minor units. */
  amount: number;
  /** In minor units; goes back too where nothing of the purchase was used. */
  transaction_costs: number;
  currency: string;
}

/**
 * How many credits of each purchase are left where a member has so many in all: older credits are spent first, so that the newest
 * purchases are the last that are used up.
 */
export function unusedOf(credits: number, newestFirst: readonly Pick<PurchaseLeft, 'credits'>[]): number[] {
  let left = credits;
  return newestFirst.map((purchase) => {
    const unused = Math.min(left, purchase.credits);
    left -= unused;
    return unused;
  });
}

/**
 * What a member would get back for the credits that are left: of the purchases that may still be withdrawn from (`unusedOf`).
 * Rounded down to whole minor units; null where there is nothing to give back, and in the currency of the newest of them
 * alone.
 */
export function refundableOf(credits: number, newestFirst: readonly PurchaseLeft[]): Money | null {
  const currency = newestFirst.find(({ amount }) => amount > 0)?.currency;
  if (currency === undefined) return null;
  const unused = unusedOf(credits, newestFirst);
  const amount = newestFirst.reduce((sum, one, place) => {
    if (one.currency !== currency) return sum;
    const costs = unused[place] === one.credits ? one.transaction_costs : 0;
    return sum + Math.floor((one.amount * unused[place]!) / one.credits) + costs;
  }, 0);
  return amount > 0 ? { amount, currency } : null;
}

/**
 * How many credits go when money of their purchase goes back: as many as that sum has paid for, a begun one whole, and no more than
 * are unused of that purchase.
 *
 * @param returned minor units, above zero
 */
export const creditsOfReturn = (
  { credits, amount }: Pick<PurchaseLeft, 'credits' | 'amount'>,
  unused: number,
  returned: number,
): number => Math.min(unused, Math.ceil((credits * returned) / amount));
