import { orderTotal } from '@parlour/models/payments/package-price';
import type { Money } from '@parlour/models/payments/money';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { PaymentRow } from './payments.ts';

export interface OpenPayments {
  /** All of them. */
  count: number;
  /** What is still to be paid, the newest payments first. */
  totals: Money[];
}

/**
 * The payments of a member that are not decided.
 *
 * @param most so many totals at most
 */
export async function openPaymentsOf(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  most: number,
): Promise<OpenPayments> {
  const open = await db
    .selectFrom('payments')
    .select(['amount', 'transaction_costs', 'currency'])
    .select(({ fn }) => fn.countAll<string>().over().as('count'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const totals = open.map(({ amount, transaction_costs: costs, currency }) =>
    orderTotal({ amount, currency }, { amount: costs, currency }),
  );
  return { count: Number(open[0]?.count ?? 0), totals };
}

/** A member's newest payments that are still open, so many at most, and when they were begun. */
export function newestOpen(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  most: number,
): Promise<Pick<PaymentRow, 'id' | 'created_at'>[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'created_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
