import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const highest = async (member: Viewer) => {
  const account = await shop.db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  return account && [account.highest_price, account.currency];
};

const buyFor = (member: Viewer) => async (package_id: string, amount: number, country: 'NL' | 'US') => {
  const expected_total = { amount, currency: country === 'NL' ? 'EUR' : 'USD' };
  const order = { package_id, payment_method: 'wire_transfer', country, expected_total };
  const { payment, ref } = await shop.start(member, order);
  shop.sandbox.choose(ref, 'completed');
  await shop.read(member, payment.payment_id);
};

test('the account keeps the highest price that was paid for a credit', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const buy = buyFor(member);
  expect(await highest(member)).toBeUndefined();
  await buy('nl-250', 2990, 'NL');
  expect(await highest(member)).toEqual([11_960_000, 'EUR']);
  await buy('nl-100', 1490, 'NL');
  expect(await highest(member)).toEqual([14_900_000, 'EUR']);
  await buy('nl-600', 5990, 'NL');
  expect(await highest(member)).toEqual([14_900_000, 'EUR']);
});

test('a highest price outlasts a purchase in another currency, and is that of the new one alone', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const buy = buyFor(member);
  const other = buyFor({ ...(await shop.addMember()), paidUser: true });
  await other('us-100', 1590, 'US');
  await buy('nl-100', 1490, 'NL');
  await buy('us-600', 6390, 'US');
  expect(await highest(member)).toEqual([10_650_000, 'USD']);
  await buy('nl-600', 5990, 'NL');
  expect(await highest(member)).toEqual([14_900_000, 'EUR']);
  await buy('us-100', 1590, 'US');
  expect(await highest(member)).toEqual([15_900_000, 'USD']);
});
