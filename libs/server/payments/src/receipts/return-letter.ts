import { addresses } from '@parlour/contract/addresses';
import { latestDay } from '@parlour/models/geography/country-days';
import { orderTotal } from '@parlour/models/payments/package-price';
import type { Letter } from '@parlour/server-mail/letter';
import { pageLink } from '@parlour/server-mail/page-link';
import { findReceiptAddressee, isHere } from '../store/buyers.ts';
import { findPayment } from '../store/payments.ts';
import type { ReceiptContext } from './receipt-letter.ts';

/** Tells a buyer how much of a payment went back; null where they are gone or cannot be reached. Whoever cannot log in is led to us. */
export async function returnLetter(
  { brand, db, origin }: ReceiptContext,
  { memberId, paymentId }: { memberId: string; paymentId: string },
): Promise<Letter | null> {
  const addressee = await findReceiptAddressee(db, brand.id, memberId);
  const payment = await findPayment(db, brand.id, memberId, paymentId);
  if (!addressee || !payment || payment.returned === null) return null;
  const { status: _, ...to } = addressee;
  const { amount, transaction_costs: costs, currency, returned, country, completed_at: paid } = payment;
  const isOpen = isHere(addressee);
  const path = isOpen ? addresses.transactions.href({ id: paymentId }) : addresses.service.href();
  return {
    ...to,
    kind: 'payment-returned',
    link: pageLink(origin, brand, to.locale, path),
    isOpen,
    reference: paymentId,
    total: orderTotal({ amount, currency }, { amount: costs, currency }),
    paidOn: paid && latestDay(country, paid),
    returned: { amount: returned, currency },
  };
}
