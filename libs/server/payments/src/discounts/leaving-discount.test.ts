import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { openShop, order, shopSettings, type Shop } from '../checkout/shop.fixture.ts';
import { returnUntil } from '../settling/return-until.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ ...shopSettings, company: { ...shopSettings.company, delete_discount: '40' } });
});
afterAll(() => shop.close());

const total = { amount: 1794, currency: 'EUR' };
const buy = (member: Viewer, discount_code: string, expected_total = total) =>
  shop.call(createPayment, member, { body: { ...order, discount_code, expected_total } });
const codeFor = async (member: Viewer): Promise<string> => {
  const { discount } = await shop.leavingOffers(member);
  return discount!.code;
};

test('the code for staying is the member’s own, always the same, and lowers the price that they pay', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const code = await codeFor(member);
  expect(code).toMatch(/^STAY[0-9A-F]{10}$/);
  expect(await codeFor(member)).toBe(code);
  expect(await codeFor(other)).not.toBe(code);
  const { packages } = await shop.call(listCredits, member, { query: { discount_code: code } });
  expect(packages[1]).toMatchObject({ id: 'nl-250', price: total, base_price: { amount: 2990 } });
  await expect(buy(other, code)).rejects.toMatchObject({ code: 'code_not_found' });
  expect((await buy(member, ` ${code.toLowerCase()} `)).payment.amount).toEqual(total);
});

test('a payment that is still open is named with all that is to be paid, until it is decided', async () => {
  const member = await shop.addMember();
  const open = async () => (await shop.leavingOffers(member)).openPayments;
  expect(await open()).toEqual({ count: 0, totals: [] });
  const { payment, ref } = await shop.start(member, {
    payment_method: 'paypal',
    expected_total: { amount: 2303, currency: 'EUR' },
  });
  expect(await open()).toEqual({ count: 1, totals: [{ amount: 2303, currency: 'EUR' }] });
  shop.sandbox.choose(ref, 'completed');
  await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  expect(await open()).toEqual({ count: 0, totals: [] });
});

test('of many open payments a few are named, and all are counted', async () => {
  const member = await shop.addMember();
  for (let times = 0; times < 6; times += 1) await shop.start(member);
  const { count, totals } = (await shop.leavingOffers(member)).openPayments;
  expect(count).toBe(6);
  expect(totals).toEqual(Array(5).fill(order.expected_total));
});

test('it counts once, and is offered no more then', async () => {
  const member = await shop.addMember();
  const code = await codeFor(member);
  const { payment } = await buy(member, code);
  shop.sandbox.choose(payment.next.url!.split('/').at(-1)!, 'completed');
  await shop.sandbox.idle();
  await shop.recheck();
  expect(await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } })).toMatchObject({
    payment: { status: 'completed', amount: total },
    credits: 250,
  });
  await expect(buy({ ...member, paidUser: true }, code)).rejects.toMatchObject({ code: 'code_already_used' });
  expect((await shop.leavingOffers({ ...member, paidUser: true })).discount).toBeNull();
});

test('it is offered only where it takes more off than the offer that runs, in the country that was chosen', async () => {
  const shopWithLess = await openShop({ ...shopSettings, company: { ...shopSettings.company, delete_discount: '25' } });
  try {
    const member = await shopWithLess.addMember();
    expect((await shopWithLess.leavingOffers(member)).discount).toBeNull();
    shopWithLess.cookies.set('payment_country', 'US');
    expect((await shopWithLess.leavingOffers(member)).tryout?.price.currency).toBe('USD');
    shopWithLess.pass(8 * 86_400_000);
    expect((await shopWithLess.leavingOffers(member)).discount).toMatchObject({ percentage: 25 });
  } finally {
    await shopWithLess.close();
  }
});

test('a payment that failed leaves the code as it was', async () => {
  const member = await shop.addMember();
  const code = await codeFor(member);
  const { payment } = await buy(member, code);
  shop.sandbox.choose(payment.next.url!.split('/').at(-1)!, 'failed');
  await shop.sandbox.idle();
  await shop.recheck();
  expect(await codeFor(member)).toBe(code);
  expect((await buy(member, code)).payment.status).toBe('pending');
});

test('what would be paid back is what was paid: completed, not taken back yet, and no longer ago than was agreed', async () => {
  const refundable = async ({ member }: { member: Viewer }) => (await shop.leavingOffers(member)).refundable;
  const purchase = async () => {
    const member = await shop.addMember();
    await shop.give(member, 250);
    const { payment, ref } = await shop.start(member);
    expect(await refundable({ member })).toBeNull();
    shop.sandbox.choose(ref, 'completed');
    await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
    return { member, ref };
  };
  const [kept, takenBack] = [await purchase(), await purchase()];
  expect([await refundable(kept), await refundable(takenBack)]).toEqual(Array(2).fill(order.expected_total));
  shop.sandbox.chargeBack(takenBack.ref);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  await shop.runJobs();
  expect(await shop.credits(takenBack.member)).toBe(250);
  expect(await refundable(takenBack)).toBeNull();
  const until = (await returnUntil('NL', shop.clock.now, shop.settings.refund_days)).getTime();
  shop.clock.now = new Date(until - 1);
  expect(await refundable(kept)).toEqual(order.expected_total);
  shop.clock.now = new Date(until);
  expect(await refundable(kept)).toBeNull();
});

test('a purchase that was taken back whole hides nothing of what would be paid back for another', async () => {
  const member = await shop.addMember();
  const refs = [];
  for (const expected_total of [order.expected_total, { amount: 2990, currency: 'EUR' }]) {
    const { payment, ref } = await shop.start({ ...member, paidUser: refs.length > 0 }, { expected_total });
    shop.sandbox.choose(ref, 'completed');
    await shop.read(member, payment.payment_id);
    refs.push(ref);
  }
  await shop.giveBack(refs[1]!, 100);
  await shop.hear();
  await shop.runJobs();
  expect(await shop.leavingOffers(member)).toMatchObject({ credits: 250, refundable: order.expected_total });
});
