/** Payments as customer service reads them, by command: beside the index, whose calls need the catalogues of a build. */
import type { Money } from '@parlour/models/payments/money';
import { refundableOf, unusedOf } from '@parlour/models/payments/refundable';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { findAnyPayment } from '../store/any-payment.ts';
import { readBalance } from '../store/ledger.ts';
import { returnOf, usedSince, type CreditsUsed } from '../store/payment-history.ts';
import { countPayments, creditsBoughtAfter, listPayments, type PaymentRow } from '../store/payments.ts';

/** A payment as it stands; of the card or account that paid nothing is kept, and nothing is here. */
export interface LookedUpPayment extends Omit<PaymentRow, 'next' | 'settings_version' | 'checked_at'> {
  /** How many of its credits are left, as its return would count them. */
  unused: number;
  /** What a return would give back of the price now; null where it cannot be returned any more, or nothing is left. */
  refundable: Money | null;
  /** What its buyer has used since it was completed; null where it never was. */
  used: CreditsUsed | null;
  /** When it went back as we heard of it, and the credits that went with it; null where it did not. */
  wentBack: { at: Date; credits: number } | null;
}

/** A payment by the number that the receipt, its page and a complaint name; undefined where the brand has none. */
export async function lookUpPayment(
  db: BrandDatabase,
  brand: string,
  id: string,
  now: Date,
): Promise<LookedUpPayment | undefined> {
  const payment = await findAnyPayment(db, brand, id);
  if (!payment) return undefined;
  const { next: _, settings_version: __, checked_at: ___, ...kept } = payment;
  const shown = { ...kept, used: await usedSince(db, payment), wentBack: await returnOf(db, payment) };
  if (payment.status !== 'completed') return { ...shown, unused: 0, refundable: null };
  const credits = await readBalance(db, brand, payment.member_id);
  const later = await creditsBoughtAfter(db, payment);
  const [, unused = 0] = unusedOf(credits, [{ credits: later }, payment]);
  const isOpen = payment.withdraw_until !== null && payment.withdraw_until > now;
  return { ...shown, unused, refundable: isOpen ? refundableOf(unused, [{ ...payment, transaction_costs: 0 }]) : null };
}

/** What a member has and has paid: the balance, and the newest payments of all. */
export interface MemberMoney {
  credits: number;
  total: number;
  newest: Pick<PaymentRow, 'id' | 'created_at' | 'amount' | 'transaction_costs' | 'currency' | 'status' | 'returned'>[];
}

/** Money of a member, for whoever answers them. */
export async function lookUpMoney(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  limit: number,
): Promise<MemberMoney> {
  const rows = await listPayments(db, brand, memberId, { offset: 0, limit });
  return {
    credits: await readBalance(db, brand, memberId),
    total: await countPayments(db, brand, memberId),
    newest: rows.map(({ id, created_at, amount, transaction_costs, currency, status, returned }) => ({
      id,
      created_at,
      amount,
      transaction_costs,
      currency,
      status,
      returned,
    })),
  };
}
