import { activate } from '@parlour/contract/account/activation/activate';
import { getPayment } from '@parlour/contract/payments/get-payment';
import type { Payment } from '@parlour/contract/types/payment';
import { linkFor } from '@parlour/server-account/testing/link-for';
import { addMember } from '@parlour/testing/members';
import { v4 as uuid } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import { order } from '../testing/order.fixture.ts';
import { testServer } from '../testing/server.fixture.ts';

test('a purchase from before the address was confirmed is confirmed by mail as soon as that is done', async () => {
  const receipts: unknown[] = [];
  const server = await testServer({
    enqueue: async (_, job) => void (job.name === 'send-receipt-mail' && receipts.push(job.data)),
  });
  onTestFinished(() => server.close());
  const { api, sandbox, brands } = server;
  const [{ id: brand }] = brands;
  const db = api.dbOf(brand);
  const memberId = await addMember(db, brand, { confirmed: false });
  const cookie = await api.logIn(brand, memberId);

  const ordered = await order(api, { brand, cookie, method: 'visa' });
  const { next, payment_id: paymentId } = ordered.body['payment'] as unknown as Payment;
  sandbox.choose(next.url!.split('/').at(-1)!, 'completed');
  const told = await api.send(getPayment, { brand, cookie, query: { payment_id: paymentId } });
  expect([told.body, receipts]).toMatchObject([{ payment: { status: 'completed' } }, []]);

  const token = await linkFor(db, { brand, memberId }, 'activation', new Date());
  expect((await api.send(activate, { brand, cookie, key: uuid(), body: { token } })).status).toBe(200);
  expect(receipts).toEqual([{ brand, memberId, paymentId }]);
});
