/** Why credits moved (contract part 2, LedgerEntry). */
export const ledgerKinds = ['purchase', 'message', 'photo', 'gift', 'signup', 'bonus', 'refund', 'correction'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** The other side of every movement: where credits come from and where they go. */
export type CounterAccount = 'purchases' | 'usage' | 'grants' | 'refunds';

export interface Posting {
  account: 'member' | CounterAccount;
  /** Credits added to the account; negative where they leave it. */
  credits: number;
}

const counterAccounts: Record<LedgerKind, CounterAccount> = {
  purchase: 'purchases',
  message: 'usage',
  photo: 'usage',
  gift: 'usage',
  signup: 'grants',
  bonus: 'grants',
  refund: 'refunds',
  correction: 'grants',
};

/** The account that gives or takes what a movement of this kind moves. */
function counterAccountOf(kind: LedgerKind): CounterAccount {
  return counterAccounts[kind];
}

/**
 * The two entries of one movement of a member's credits; together they are zero, so that no credit appears from nowhere.
 * `credits` is what the member's balance changes by: positive for a purchase, negative for a message.
 * Of a payment that goes back none may be left: its money is accounted for all the same.
 * @throws RangeError where a fraction would move, or nothing but by a refund.
 */
export function postings(kind: LedgerKind, credits: number): [member: Posting, counter: Posting] {
  if (!Number.isSafeInteger(credits) || (credits === 0 && kind !== 'refund'))
    throw new RangeError(`${credits} credits cannot be posted`);
  return [
    { account: 'member', credits },
    { account: counterAccountOf(kind), credits: -credits },
  ];
}
