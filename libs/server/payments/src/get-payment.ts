import { getPayment } from '@parlour/contract/payments/get-payment';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import type { PaymentsPorts } from './ports.ts';
import { readBalance } from './store/ledger.ts';
import { settlePayment } from './settle-payment.ts';
import { shownPayment } from './shown-payment.ts';
import { findPayment } from './store/payments.ts';

/**
 * Shows a payment; while it is pending, its provider is asked first (contract part 7: by webhook or by H3, whichever first). What
 * comes of that is booked, so it waits until it is certain who asks.
 */
export const getPaymentCall = (ports: PaymentsPorts) =>
  handle(getPayment, async ({ query }, context) => {
    const { brand, db, viewer } = context;
    const known = await findPayment(db, brand.id, viewer.id, query.payment_id);
    if (!known) throw refuse('payment_not_found');
    if (known.status === 'pending') {
      await context.certain();
      await settlePayment(ports, context, known).catch(() => undefined);
    }
    const payment = await findPayment(db, brand.id, viewer.id, query.payment_id);
    return { payment: shownPayment(payment ?? known), credits: await readBalance(db, brand.id, viewer.id) };
  });
