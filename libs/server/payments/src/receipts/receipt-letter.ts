import { addresses } from '@parlour/contract/addresses';
import { latestDay } from '@parlour/models/geography/latest-day';
import { orderTotal } from '@parlour/models/payments/package-price';
import { wasSeller } from '@parlour/models/payments/was-seller';
import type { Letter } from '@parlour/server-mail/letter';
import { DAY } from '@parlour/models/durations';
import type { ReceiptMailJob } from '../ports.ts';
import type { SettlingContext } from '../settling/settle-payment.ts';
import { findReceiptAddressee } from '../store/buyers.ts';
import { findPayment } from '../store/payments.ts';

/**
 * The confirmation of a purchase on a durable medium (Directive 2011/83/EU, article 8(7)); null where its buyer is gone or cannot
 * be reached, or the money went back before the mail could go.
 */
export async function receiptLetter(
  { brand, db, origin }: SettlingContext & { origin: string },
  { memberId, paymentId }: Omit<ReceiptMailJob['data'], 'brand'>,
): Promise<Letter | null> {
  const to = await findReceiptAddressee(db, brand.id, memberId);
  if (!to) return null;
  const payment = await findPayment(db, brand.id, memberId, paymentId);
  if (payment?.status !== 'completed' || !payment.completed_at || !payment.withdraw_until) return null;
  const { country, credits, currency, completed_at: paid, withdraw_until: until } = payment;
  const { company } = brand.settings;
  return {
    ...to,
    kind: 'receipt',
    link: origin + addresses.transactions.href({ id: paymentId }),
    reference: paymentId,
    credits,
    total: orderTotal({ amount: payment.amount, currency }, { amount: payment.transaction_costs, currency }),
    paidOn: latestDay(country, paid),
    returnDays: Math.round((until.getTime() - paid.getTime()) / DAY),
    returnUntil: latestDay(country, until),
    seller: wasSeller(company, payment.created_at.toISOString()) ? company : null,
  };
}
