import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the pages hold every payment once, newest first, also where there are more of them than movements', async () => {
  const member = await shop.addMember();
  const started: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    started.unshift((await shop.start(member)).payment.payment_id);
    shop.pass(240_000);
  }
  await shop.give(member, 5);
  const [first, second] = [
    await shop.call(listTransactions, member, { query: { page: 1 } }),
    await shop.call(listTransactions, member, { query: { page: 2 } }),
  ];
  expect(first).toMatchObject({ page: 1, pages: 2, total: 1, entries: [{ credits: 5 }] });
  expect(second).toMatchObject({ page: 2, pages: 2, total: 1, entries: [] });
  expect([first, second].map(({ payments }) => payments.length)).toEqual([20, 3]);
  expect([...first.payments, ...second.payments].map(({ payment_id }) => payment_id)).toEqual(started);
});

test('one payment alone has one page', async () => {
  const member = await shop.addMember();
  const { payment } = await shop.start(member);
  await shop.start(member);
  const one = await shop.call(listTransactions, member, { query: { id: payment.payment_id } });
  expect(one).toMatchObject({ pages: 1, payments: [{ payment_id: payment.payment_id }] });
});
