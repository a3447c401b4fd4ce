import type { Money } from './money.ts';

/** A completed purchase that may still be withdrawn from. */
export interface WithdrawablePurchase {
  credits: number;
  amount: number;
  currency: string;
}

/**
 * What a member would get back for the credits that are left: of the purchases that may still be withdrawn from, the newest
 * first, since older credits are spent first. Rounded down to whole minor units; null where there is nothing to give back,
 * and in the currency of the newest purchase alone.
 */
export function refundableOf(credits: number, newestFirst: readonly WithdrawablePurchase[]): Money | null {
  const currency = newestFirst[0]?.currency;
  if (currency === undefined) return null;
  let left = credits;
  let amount = 0;
  for (const purchase of newestFirst.filter((one) => one.currency === currency)) {
    const unused = Math.min(left, purchase.credits);
    amount += Math.floor((purchase.amount * unused) / purchase.credits);
    left -= unused;
  }
  return amount > 0 ? { amount, currency } : null;
}
