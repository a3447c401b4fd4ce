/** Minor units (cents) of an ISO 4217 currency; never a fraction. */
export interface Money {
  amount: number;
  currency: string;
}

/** Do two figures mean the same sum? */
export function sameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}
