import { getPayment } from '@parlour/contract/payments/get-payment';
import { SECOND } from '@parlour/models/durations';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import type { PaymentsPorts } from '../ports.ts';
import { ProviderAway, settlePayment } from '../settling/settle-payment.ts';
import { shownPayment } from './shown-payment.ts';
import { claimLook } from '../store/payment-turns.ts';
import { findPayment, type PaymentRow } from '../store/payments.ts';
import { spendableCredits } from '../transactions/spendable-credits.ts';

/** Milliseconds for which what a provider said of a payment counts: several open tabs ask it no more often than one that waits. */
const SAID_FOR = 5 * SECOND;

/**
 * Shows a payment; while it is pending, its provider is asked first (contract part 7: by webhook or by H3, whichever first), if it
 * was not a moment ago. What comes of that is booked, so it waits until it is certain who asks.
 */
export const getPaymentCall = (ports: PaymentsPorts) =>
  handle(getPayment, async ({ query }, context) => {
    const { brand, db, viewer } = context;
    const known = await findPayment(db, brand.id, viewer.id, query.payment_id);
    if (!known) throw refuse('payment_not_found');
    if (known.status === 'pending') {
      await context.confirmCaller();
      await askProvider(ports, context, known);
    }
    const payment = await findPayment(db, brand.id, viewer.id, query.payment_id);
    return { payment: shownPayment(payment ?? known), credits: await spendableCredits(ports, context, viewer.id) };
  });

/**
 * What a provider does not say now, its webhook or a later look will. That it is away is told of by the recurring job: open pages ask
 * every few seconds. Anything else is for a person to see, and not for the member.
 */
async function askProvider(ports: PaymentsPorts, context: MemberContext, payment: PaymentRow): Promise<void> {
  const since = new Date(context.now.getTime() - SAID_FOR);
  if (await claimLook(context.db, payment, context.now, since))
    await settlePayment(ports, context, payment).catch((error: unknown) => {
      if (!(error instanceof ProviderAway)) ports.report(error);
    });
}
