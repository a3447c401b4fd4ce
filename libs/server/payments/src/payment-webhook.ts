import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/handle';
import { refuse } from '@parlour/server-kit/refusal';
import { providerNamed, type PaymentsPorts, type SettlePaymentJob } from './ports.ts';
import { settlePayment, type SettlingPlace } from './settle-payment.ts';
import { findPaymentByRef } from './store/payments.ts';
import { closeEvent, keepEvent, openEventRef } from './store/provider-events.ts';

/** Keeps a signed event and answers at once; a job asks the provider. A replayed event is known already and does nothing. */
export const paymentWebhookCall = (ports: PaymentsPorts) =>
  handle(paymentWebhook, async ({ query, body }, context) => {
    const provider = providerNamed(ports, query.provider);
    const event = provider?.verify(body.signed_payload, context.now);
    if (!provider || !event) throw refuse('bad_signature');
    const place = { brand: context.brand.id, provider: provider.id };
    await inTransaction(context, async ({ trx }) => {
      const isNew = await keepEvent(trx, place, event, context.now);
      if (isNew) await ports.enqueue(trx, { name: 'settle-payment', data: { ...place, eventId: event.id } });
    });
    return { received: true as const };
  });

/**
 * The job behind a webhook: settles the payment that the event is about and closes the event.
 * @throws where the payment's reference is not kept yet, so that the queue tries again
 */
export async function settleEvent(
  ports: PaymentsPorts,
  place: SettlingPlace,
  { provider, eventId }: SettlePaymentJob['data'],
): Promise<void> {
  const events = { brand: place.brand.id, provider };
  const ref = await openEventRef(place.db, events, eventId);
  if (ref === undefined) return;
  const payment = await findPaymentByRef(place.db, place.brand.id, provider, ref);
  if (!payment) throw new Error(`No payment is known yet for event ${eventId} of ${provider}`);
  await settlePayment(ports, place, payment);
  await closeEvent(place.db, events, eventId, place.now);
}
