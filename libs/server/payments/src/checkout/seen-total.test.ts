import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ['less', 2000, 'EUR'],
  ['more', 2990, 'EUR'],
  ['as much in another currency', 2243, 'USD'],
])('where %s was seen nothing is started, and the total is named', async (_, amount, currency) => {
  const member = await shop.addMember();
  await expect(shop.start(member, { expected_total: { amount, currency } })).rejects.toMatchObject({
    code: 'price_changed',
    params: { total: 2243, currency: 'EUR' },
  });
  const { payments } = await shop.call(listTransactions, member);
  expect(payments).toEqual([]);
});

test('where other days of a return were seen nothing is started, and the order is to be looked at again', async () => {
  const member = await shop.addMember();
  const days = shop.settings.refund_days;
  await expect(shop.start(member, { expected_refund_days: days + 16 })).rejects.toMatchObject({
    code: 'price_changed',
    params: { chosen: 1 },
  });
  const { payment } = await shop.start(member, { expected_refund_days: days });
  expect(payment).toMatchObject({ status: 'pending' });
});

test('transaction costs belong to the total, where the law allows them', async () => {
  const member = await shop.addMember();
  await expect(shop.start(member, { payment_method: 'paypal' })).rejects.toMatchObject({ params: { total: 2303 } });
  const { payment } = await shop.start(member, {
    payment_method: 'paypal',
    expected_total: { amount: 2303, currency: 'EUR' },
  });
  expect(payment).toMatchObject({ amount: { amount: 2243 }, transaction_costs: { amount: 60 } });
});
