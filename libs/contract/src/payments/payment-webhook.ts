import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/**
 * A provider tells that something happened to a payment (contract H14). What it says is only a hint: the event is kept, and
 * the payment's state is then asked for. `signed_payload` carries the provider's own signature; without a valid one: 401.
 */
export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payment-webhook.php',
  who: 'provider',
  query: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({ signed_payload: z.string().max(20_000).default('') }),
  reply: z.object({ received: z.literal(true) }),
  errors: ['bad_signature'],
});
