import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { openShop, shopSettings, type Shop } from './shop.fixture.ts';

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

test.each([
  ['days of a return', { expected_refund_days: shopSettings.refund_days }, { expected_refund_days: 30 }],
  ['credits', { expected_credits: 250 }, { expected_credits: 120 }],
])('where other %s were seen nothing is started, and the order is to be looked at again', async (_, seen, other) => {
  const member = await shop.addMember();
  await expect(shop.start(member, other)).rejects.toMatchObject({ code: 'price_changed', params: { chosen: 1 } });
  const { payment } = await shop.start(member, seen);
  expect(payment).toMatchObject({ status: 'pending', credits: 250 });
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
