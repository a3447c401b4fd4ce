import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/**
 * A provider tells that something happened to payments (contract H14), in its own words and with its own signature; without a valid
 * one: 401. What it says is only a hint: the events are kept, and the state of each payment is then asked for.
 */
export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payment-webhook.php',
  who: 'provider',
  signed: true,
  bodyBytes: 256 * 1024,
  query: z.strictObject({ provider: z.string().max(40) }),
  reply: z.object({ received: z.literal(true) }),
  errors: ['bad_signature'],
});
