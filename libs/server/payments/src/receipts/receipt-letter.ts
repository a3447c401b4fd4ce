import { addresses } from '@parlour/contract/addresses';
import { findPaymentMethod } from '@parlour/models/payment-methods';
import { orderTotal } from '@parlour/models/payments/package-price';
import { returnPeriod } from '@parlour/models/payments/return-period';
import type { Letter } from '@parlour/server-mail/letter';
import { pageLink } from '@parlour/server-mail/page-link';
import type { ReceiptMailJob } from '../ports.ts';
import type { SettlingContext } from '../settling/settle-payment.ts';
import { findReceiptAddressee, isHere } from '../store/buyers.ts';
import { findPayment, settingsOfSale } from '../store/payments.ts';
import { returnLetter } from './return-letter.ts';

export interface ReceiptContext extends SettlingContext {
  origin: string;
}

/** What the confirmation needs of another slice; `apps/server` fills it. */
export interface ReceiptPorts {
  /** The address that brings a member's account back who is leaving; null where nothing does. */
  wayBack(context: ReceiptContext, memberId: string): Promise<string | null>;
}

/**
 * The confirmation of a purchase on a durable medium (Directive 2011/83/EU, article 8(7)), or the mail about its
 * return. Null where its buyer is gone or cannot be reached, or the money went back before the confirmation could go.
 * Whoever cannot log in is led to where they can do something.
 */
export async function receiptLetter(
  ports: ReceiptPorts,
  context: ReceiptContext,
  { memberId, paymentId, about }: Omit<ReceiptMailJob['data'], 'brand'>,
): Promise<Letter | null> {
  if (about === 'return') return returnLetter(context, { memberId, paymentId });
  const { brand, db, origin } = context;
  const addressee = await findReceiptAddressee(db, brand.id, memberId);
  if (!addressee) return null;
  const { status, ...to } = addressee;
  const payment = await findPayment(db, brand.id, memberId, paymentId);
  if (payment?.status !== 'completed' || !payment.completed_at || !payment.withdraw_until) return null;
  const { country, credits, currency, payment_method: method, completed_at: paid, withdraw_until: until } = payment;
  const { paidOn, lastDay } = returnPeriod(country, paid, until);
  const sale = await settingsOfSale(db, payment);
  const isOpen = isHere(addressee);
  const back = isOpen ? null : await ports.wayBack(context, memberId);
  const own = isOpen ? addresses.transactions.href({ id: paymentId }) : addresses.service.href();
  const page = (path: string) => pageLink(origin, brand, to.locale, path);
  const closed = status === 'blocked' ? status : 'closed';
  const costs = { amount: payment.transaction_costs, currency };
  return {
    ...to,
    kind: 'receipt',
    link: page(back ?? own),
    account: back ? 'leaving' : isOpen ? 'open' : closed,
    reference: paymentId,
    credits,
    total: orderTotal({ amount: payment.amount, currency }, costs),
    discount: { amount: payment.base_amount - payment.amount, currency },
    costs,
    method: { id: method, name: findPaymentMethod(method)?.name ?? method },
    statementName: payment.statement_name,
    serviceLink: page(addresses.service.href()),
    paidOn,
    returnDays: (sale ?? brand.settings).refund_days,
    returnUntil: lastDay,
    seller: sale?.company ?? null,
  };
}
