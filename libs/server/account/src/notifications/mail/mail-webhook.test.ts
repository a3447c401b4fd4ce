import { afterAll, beforeAll, expect, it } from 'vitest';
import { brand as modelBrand } from '@parlour/app-default/settings';
import { mailWebhook } from '@parlour/contract/account/notifications/mail-webhook';
import { signer } from '@parlour/server-kit/signing';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { signMailEvents } from './mail-signature.ts';
import { notificationCalls } from '../index.ts';

const mailWebhookKey = 'a key of the mail service, long enough';
const calls = notificationCalls({
  enqueue: async () => {},
  cards: async () => new Map(),
  signer: signer(Buffer.from('a key of the tests'), 'unsubscribe'),
  mailWebhookKey,
});

let api: TestApi;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  const database = await testDatabase();
  closeDatabase = database.close;
  api = await buildApi({ database, brands: [modelBrand], calls });
});
afterAll(async () => {
  await api.close();
  await closeDatabase();
});

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
