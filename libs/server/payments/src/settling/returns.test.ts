import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { expectBalanced } from '../testing/expect-balanced.ts';
import { settlePayment } from './settle-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Two purchases of 250 credits, the second a moment later. */
async function buyTwice(member: Viewer) {
  const bought = [];
  for (const _ of ['older', 'newer']) {
    const { payment, ref } = await shop.start(
      { ...member, paidUser: true },
      { expected_total: { amount: 2990, currency: 'EUR' } },
    );
    shop.sandbox.choose(ref, 'completed');
    await shop.read(member, payment.payment_id);
    bought.push({ id: payment.payment_id, ref });
  }
  await shop.hear();
  await shop.runJobs();
  shop.receipts.splice(0);
  return bought as [{ id: string; ref: string }, { id: string; ref: string }];
}

async function giveBack(ref: string, sum: number): Promise<void> {
  await shop.sandbox.provider.refund(ref, sum);
  await shop.hear();
  await shop.runJobs();
}

test('a return of what is left takes those credits and books that sum, once', async () => {
  const member = await shop.addMember();
  const [, newer] = await buyTwice(member);
  await shop.take(member, 300);
  const { refundable } = await shop.leavingOffers(member);
  expect(refundable).toEqual({ amount: 2392, currency: 'EUR' });
  await giveBack(newer.ref, refundable!.amount);
  expect(await shop.read(member, newer.id)).toMatchObject({
    payment: { status: 'refunded', returned: refundable },
    credits: 0,
  });
  const { entries } = await shop.call(listTransactions, member, { query: { id: newer.id } });
  expect(entries[0]).toMatchObject({ kind: 'refund', credits: -200, balance: 0, money: refundable });
  expect(shop.receipts.map(({ data }) => data)).toEqual([
    { brand: 'shop', memberId: member.id, paymentId: newer.id, about: 'return' },
  ]);
  shop.reported.splice(0);
  await giveBack(newer.ref, 2990 - 2392);
  expect(shop.reported).toEqual([new Error(`Of payment ${newer.id} 2990 went back at its provider and 2392 here`)]);
  expect(await shop.read(member, newer.id)).toMatchObject({ payment: { status: 'refunded', returned: refundable } });
  await expectBalanced(shop.db, 'shop');
});

test('the credits of a purchase that came later are not taken for one that goes back', async () => {
  const member = await shop.addMember();
  const [older, newer] = await buyTwice(member);
  await shop.take(member, 300);
  await giveBack(older.ref, 2990);
  expect(await shop.read(member, older.id)).toMatchObject({ payment: { status: 'refunded' }, credits: 200 });
  await giveBack(newer.ref, 1196);
  expect(await shop.read(member, newer.id)).toMatchObject({ payment: { returned: { amount: 1196 } }, credits: 100 });
});

test('credits that came last are the last to be used, also those of a payment that was begun first', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const order = { expected_total: { amount: 2990, currency: 'EUR' } };
  const [late, early] = [await shop.start(member, order), await shop.start(member, order)];
  const arrive = async ({ payment, ref }: typeof late) => {
    shop.sandbox.choose(ref, 'completed');
    await shop.read(member, payment.payment_id);
    await shop.hear();
    await shop.runJobs();
  };
  await arrive(early);
  await shop.take(member, 250);
  shop.pass(60_000);
  await arrive(late);
  expect((await shop.leavingOffers(member)).refundable).toEqual(order.expected_total);
  shop.sandbox.chargeBack(late.ref);
  await shop.hear();
  await shop.runJobs();
  expect(await shop.read(member, late.payment.payment_id)).toMatchObject({
    payment: { status: 'charged_back' },
    credits: 0,
  });
});

test('what a return in part has left of the newer purchase is not taken for the older one, nor offered for it', async () => {
  const member = await shop.addMember();
  const [older, newer] = await buyTwice(member);
  await shop.take(member, 300);
  await giveBack(newer.ref, 1196);
  expect((await shop.leavingOffers(member)).refundable).toBeNull();
  shop.sandbox.chargeBack(older.ref);
  await shop.hear();
  await shop.runJobs();
  expect(await shop.read(member, older.id)).toMatchObject({ payment: { status: 'charged_back' }, credits: 100 });
});

test('a part that went back before the purchase was heard of leaves the rest bought', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await giveBack(ref, 897);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({
    payment: { status: 'refunded', returned: { amount: 897 } },
  });
  expect(await shop.credits(member)).toBe(250 - Math.ceil((250 * 897) / 2243));
});

test('the first word of such a purchase books it and what went back of it', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await shop.sandbox.provider.refund(ref, 897);
  await shop.sandbox.idle();
  const [first] = shop.takeWebhooks();
  await shop.tell(first!);
  await shop.runJobs();
  const booked = shop.db.selectFrom('payments').select(['status', 'returned']).where('id', '=', payment.payment_id);
  expect(await booked.execute()).toEqual([{ status: 'refunded', returned: 897 }]);
  expect(await shop.credits(member)).toBe(250 - Math.ceil((250 * 897) / 2243));
});

test('a payment of another sum than ours ends once its provider has given it all back', async () => {
  const member = await shop.addMember();
  const { payment } = await shop.start(member);
  const findRow = () =>
    shop.db.selectFrom('payments').selectAll().where('id', '=', payment.payment_id).executeTakeFirstOrThrow();
  const settleBy = async (state: 'completed' | 'refunded', returned: number) => {
    const fetchStatus = async () => ({ state, total: { amount: 9999, currency: 'EUR' }, returned });
    const providers = [{ ...shop.sandbox.provider, fetchStatus }];
    await settlePayment({ ...shop.ports, providers }, shop.jobContext(), await findRow());
  };
  await expect(settleBy('completed', 0)).rejects.toThrow(/sum .* is not ours/);
  await expect(settleBy('refunded', 9998)).rejects.toThrow(/sum .* is not ours/);
  await settleBy('refunded', 9999);
  expect(await findRow()).toMatchObject({ status: 'failed', error: 'payment_failed', returned: null });
  expect(await shop.credits(member)).toBe(0);
});

test.each([
  ['refunded', 0],
  ['charged_back', 0],
  ['refunded', 2244],
  ['failed', 2243],
] as const)('a pending payment that is said to be %s with %i back does not end by that', async (state, returned) => {
  const member = await shop.addMember();
  const { payment } = await shop.start(member);
  const fetchStatus = async () => ({ state, total: payment.amount, returned });
  const providers = [{ ...shop.sandbox.provider, fetchStatus }];
  const row = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment.payment_id)
    .executeTakeFirstOrThrow();
  await expect(settlePayment({ ...shop.ports, providers }, shop.jobContext(), row)).rejects.toThrow(
    /sum .* is not ours/,
  );
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'pending' }, credits: 0 });
});

test('a sum that cannot have gone back moves nothing, and a person looks at it', async () => {
  const member = await shop.addMember();
  const [older] = await buyTwice(member);
  for (const returned of [0, 2991]) {
    const fetchStatus = async () => ({
      state: 'refunded' as const,
      total: { amount: 2990, currency: 'EUR' },
      returned,
    });
    const providers = [{ ...shop.sandbox.provider, fetchStatus }];
    const row = await shop.db.selectFrom('payments').selectAll().where('id', '=', older.id).executeTakeFirstOrThrow();
    await expect(settlePayment({ ...shop.ports, providers }, shop.jobContext(), row)).rejects.toThrow(
      /sum .* is not ours/,
    );
  }
  expect(await shop.read(member, older.id)).toMatchObject({ payment: { status: 'completed' }, credits: 500 });
});
