import type { PaymentsPorts, SettlePaymentJob } from '../ports.ts';
import { settlePayment, UNTAKEN_AFTER, type SettlingContext } from './settle-payment.ts';
import { findPaymentByRef } from '../store/payments.ts';
import { closeEvent, findOpenEvent } from '../store/provider-events.ts';

/**
 * Settles the payment that a kept webhook is about and closes the event; one that is closed already is left alone. An event
 * whose payment is not known an hour later is nobody's: what was not linked by then has failed, and nobody could pay it.
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
  if (payment) await settlePayment(ports, context, payment);
  else if (context.now.getTime() - event.received_at.getTime() < UNTAKEN_AFTER)
    throw new Error(`No payment is known yet for event ${eventId} of ${provider}`);
  await closeEvent(context.db, events, eventId, context.now);
}
