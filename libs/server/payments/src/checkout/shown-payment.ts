import type { Payment } from '@parlour/contract/types/payment';
import { returnPeriod } from '@parlour/models/payments/return-period';
import type { PaymentRow } from '../store/payments.ts';

/** A payment as its owner sees it. `amount` is the package's price after discount, without the transaction costs. */
export function shownPayment(row: PaymentRow): Payment {
  const { currency, completed_at: paid, withdraw_until: until } = row;
  return {
    payment_id: row.id,
    package_id: row.package_id,
    credits: row.credits,
    amount: { amount: row.amount, currency },
    transaction_costs: { amount: row.transaction_costs, currency },
    payment_method: row.payment_method,
    status: row.status,
    error: row.error as Payment['error'],
    created_at: row.created_at.toISOString(),
    completed_at: paid?.toISOString() ?? null,
    withdraw_until: until?.toISOString() ?? null,
    withdraw_last_day: paid && until ? returnPeriod(row.country, paid, until).lastDay : null,
    returned: row.returned === null ? null : { amount: row.returned, currency },
    statement_name: row.statement_name,
    next: row.status === 'pending' ? row.next : { kind: 'none' },
  };
}
