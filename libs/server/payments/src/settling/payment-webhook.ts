import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { providerNamed, type PaymentsPorts } from '../ports.ts';
import { keepEvent } from '../store/provider-events.ts';

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
