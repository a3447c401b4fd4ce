import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { inTransaction } from '@parlour/server-bus';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { providerNamed, type PaymentsPorts } from '../ports.ts';
import { keepEvent } from '../store/provider-events.ts';

/**
 * Keeps signed events and answers at once; jobs ask the provider. A replayed event is known already and does nothing, and one that is
 * about nothing of ours is taken too: providers repeat what is refused, and in the end tell nothing more.
 */
export const paymentWebhookCall = (ports: PaymentsPorts) =>
  handle(paymentWebhook, async ({ query, body }, context) => {
    const provider = providerNamed(ports, query.provider);
    const events = await provider?.verify(body, context.now);
    if (!provider || !events) throw refuse('bad_signature');
    const place = { brand: context.brand.id, provider: provider.id };
    await inTransaction(context, async ({ trx }) => {
      // In one order, whatever that of the provider is: two tellings of the same events must not wait for each other.
      for (const event of events.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
        const isNew = await keepEvent(trx, place, event, context.now);
        if (isNew) await ports.enqueue(trx, { name: 'settle-payment', data: { ...place, eventId: event.id } });
      }
    });
    return { received: true as const };
  });
