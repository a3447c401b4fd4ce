import type { PaymentsPorts, SettlePaymentJob } from '../ports.ts';
import { settlePayment, UNTAKEN_AFTER, type SettlingContext } from './settle-payment.ts';
import { askAgainSoon } from '../store/payment-turns.ts';
import { findPaymentByRef, type PaymentRow } from '../store/payments.ts';
import { closeEvent, findOpenEvent } from '../store/provider-events.ts';

/**
 * Settles the payment that a kept webhook is about and closes the event; one that is closed already is left alone. An
 * event whose payment is not known an hour later is told of and closed. Its payment is another brand's, or one that the
 * provider took and that failed here, since the provider's answer came too late.
 *
 * @throws where the payment's reference is not kept yet or the payment cannot be settled now; the event stays open then
 */
export async function settleEvent(
  ports: PaymentsPorts,
  context: SettlingContext,
  { provider, eventId }: Omit<SettlePaymentJob['data'], 'brand'>,
): Promise<void> {
  const events = { brand: context.brand.id, provider };
  const event = await findOpenEvent(context.db, events, eventId);
  if (!event) return;
  const payment = await findPaymentByRef(context.db, context.brand.id, provider, event.provider_ref);
  if (payment) await settleTold(ports, context, payment);
  else if (context.now.getTime() - event.received_at.getTime() < UNTAKEN_AFTER)
    throw new Error(`No payment is known yet for event ${eventId} of ${provider}`);
  else ports.report(new Error(`Event ${eventId} of ${provider} is about no payment of ${context.brand.id}`));
  await closeEvent(context.db, events, eventId, context.now);
}

/**
 * A webhook may be faster than its provider's answers. A purchase that the answer left as it was may have gone back all
 * the same.
 */
async function settleTold(ports: PaymentsPorts, context: SettlingContext, payment: PaymentRow): Promise<void> {
  await settlePayment(ports, context, payment);
  if (payment.status === 'completed') await askAgainSoon(context.db, payment);
}
