import { expect, it } from 'vitest';
import { mailWebhook } from '@parlour/contract/account/notifications/mail-webhook';
import type { TestApi } from '@parlour/testing/build-api';
import { withNotificationApi } from '../../testing/with-notification-api.ts';
import { signMailEvents } from './mail-signature.ts';

const mailWebhookKey = 'a key of the mail service, long enough';
let api: TestApi;
withNotificationApi((started) => (api = started), mailWebhookKey);

const told = (signed_payload: string) => api.send(mailWebhook, { body: { signed_payload } });

it('takes a batch that is larger than the bodies of other calls may be', async () => {
  const addresses = Array.from({ length: 160 }, (_, place) => `${'x'.repeat(300)}${place}@example.org`);
  const events = addresses.map((email) => ({ event: 'bounce' as const, email }));
  const signed = signMailEvents({ signed_at: Math.floor(Date.now() / 1_000), events }, mailWebhookKey);
  expect(signed.length).toBeGreaterThan(64 * 1024);
  expect((await told(signed)).status).toBe(200);
});

it('reads a text of the length that its contract says, and refuses a longer one', async () => {
  expect((await told('x'.repeat(200_000))).status).toBe(401);
  expect((await told('x'.repeat(200_001))).status).toBe(422);
  expect((await told('x'.repeat(300_000))).status).toBe(413);
});
