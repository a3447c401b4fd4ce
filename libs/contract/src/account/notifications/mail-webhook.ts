import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** What a mail service tells: a mail came back, was marked as spam, or its reader wants no more. */
export const MailEvents = z.strictObject({
  /** Seconds since 1970 at which this was signed. */
  signed_at: z.int(),
  events: z
    .array(z.strictObject({ event: z.enum(['bounce', 'fbl', 'unsubscribe']), email: z.string().min(3).max(320) }))
    .max(500),
});
export type MailEvents = z.output<typeof MailEvents>;

/** Characters, each of one byte: 500 events with addresses of 250 characters fit in. */
const MAX_PAYLOAD = 200_000;

/**
 * A mail service tells what became of mails (contract I6). `signed_payload` is `<base64url of the JSON of MailEvents>.<base64url
 * of its HMAC-SHA-256>`; without a valid signature of the last quarter of an hour: 401.
 */
export const mailWebhook = defineCall({
  method: 'POST',
  path: '/api/mail-webhook.php',
  who: 'provider',
  bodyBytes: MAX_PAYLOAD + 1_024,
  body: z.strictObject({ signed_payload: z.string().max(MAX_PAYLOAD).default('') }),
  reply: z.object({ received: z.literal(true) }),
  errors: ['bad_signature'],
});
