import { expect, test } from 'vitest';
import type { SignedBody } from '@parlour/contract/define-call';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { buildApi } from '@parlour/testing/build-api';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { shopSettings } from '../checkout/shop.fixture.ts';
import { paymentsCalls, type PaymentProvider, type SettlePaymentJob } from '../index.ts';

const database = await databaseOfFile();

test('a webhook comes as its bytes, whatever their type, and one about nothing of ours is taken', async () => {
  const seen: SignedBody[] = [];
  const event = (id: string) => ({ id, ref: 'sb_none', payload: {} });
  const verify = async (body: SignedBody) => (seen.push(body), seen.length > 1 ? [event('evt_1'), event('evt_2')] : []);
  const stranger = { id: 'stranger', verify } as unknown as PaymentProvider;
  const jobs: SettlePaymentJob[] = [];
  const calls = paymentsCalls({
    selling: null,
    providers: [stranger],
    enqueue: async (_trx, job) => void (job.name === 'settle-payment' && jobs.push(job)),
    deliver: async () => {},
    standingUnconfirmed: async (_place, _memberId, booked) => booked,
    report: () => {},
  });
  const other = await buildApi({ database, brands: [shopSettings], calls });
  const raw = Buffer.from('transactionId=1&amount=%E2%82%AC 5\u0000');
  for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/plain']) {
    const headers = { 'content-type': type, 'stranger-signature': 'v1=abc' };
    const answered = await other.send(paymentWebhook, { query: { provider: 'stranger' }, body: { headers, raw } });
    expect([answered.status, answered.body]).toEqual([200, { received: true }]);
  }
  expect(seen.map((body) => Buffer.from(body.raw).equals(raw))).toEqual([true, true, true]);
  expect(seen[0]!.headers).toMatchObject({ 'stranger-signature': 'v1=abc' });
  expect(jobs.map(({ data }) => [data.provider, data.eventId])).toEqual([
    ['stranger', 'evt_1'],
    ['stranger', 'evt_2'],
  ]);
  await other.close();
});
