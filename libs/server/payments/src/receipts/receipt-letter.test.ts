import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { inTransaction } from '@parlour/server-bus';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { queueReceipts } from './queue-receipts.ts';
import { receiptLetter } from './receipt-letter.ts';
import type { ReceiptMailJob } from '../ports.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
let opened: Date;
beforeAll(async () => {
  shop = await openShop();
  opened = shop.clock.now;
});
beforeEach(() => void (shop.clock.now = opened));
afterAll(() => shop.close());

/** What the order costs a member's first time, and what it costs later. */
const costs = { first: 2303, later: 3050 };

/** Pays, and brings every webhook three times. */
async function buy(member: Viewer, outcome: 'completed' | 'failed' = 'completed', amount = costs.first) {
  const { payment, ref } = await shop.start(member, {
    payment_method: 'paypal',
    expected_total: { amount, currency: 'EUR' },
  });
  shop.sandbox.choose(ref, outcome);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) for (let time = 0; time < 3; time += 1) await shop.tell(webhook);
  await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  await shop.runJobs();
  await shop.recheck();
  return { payment, ref, queued: shop.receipts.splice(0) };
}

const letterOf = (member: Viewer, paymentId: string) =>
  receiptLetter(
    { wayBack: async () => null },
    { ...shop.jobContext(), origin: 'http://shop.localhost' },
    { memberId: member.id, paymentId },
  );

const change = (
  member: Viewer,
  changes: { confirmed_at?: Date | null; erased_at?: Date; notifications_disabled?: string; status?: string },
) =>
  shop.db
    .updateTable('members')
    .set(changes as object)
    .where('id', '=', member.id)
    .execute();

test('a purchase is confirmed by one mail, however often its provider tells of it', async () => {
  const member = await shop.addMember();
  const { payment, queued } = await buy(member);
  const data = { brand: 'shop', memberId: member.id, paymentId: payment.payment_id };
  expect(queued).toEqual([{ name: 'send-receipt-mail', data }]);
  const { company } = shop.settings;
  expect(await letterOf(member, payment.payment_id)).toEqual({
    kind: 'receipt',
    to: member.email,
    name: member.name,
    locale: 'en',
    link: `http://shop.localhost/en/transactions/${payment.payment_id}`,
    account: 'open',
    reference: payment.payment_id,
    credits: 250,
    total: { amount: 2303, currency: 'EUR' },
    discount: { amount: 747, currency: 'EUR' },
    costs: { amount: 60, currency: 'EUR' },
    method: { id: 'paypal', name: 'PayPal' },
    statementName: shop.settings.statement_name,
    serviceLink: 'http://shop.localhost/en/pages/service',
    paidOn: '2026-03-01',
    returnDays: 14,
    returnUntil: '2026-03-16',
    seller: company,
  });
  const { payment: shown } = await shop.read(member, payment.payment_id);
  expect(shown).toMatchObject({ withdraw_until: '2026-03-16T22:59:59.999Z', withdraw_last_day: '2026-03-16' });
});

test('a payment that failed is confirmed to nobody', async () => {
  expect((await buy(await shop.addMember(), 'failed')).queued).toEqual([]);
});

test('a purchase that went back before its mail could go is not confirmed any more, and its return is told of', async () => {
  const member = await shop.addMember();
  const { payment, ref, queued } = await buy(member);
  await shop.sandbox.provider.refund(ref, costs.first);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  await shop.runJobs();
  const order = { brand: 'shop', memberId: member.id, paymentId: payment.payment_id };
  expect(queued.map(({ data }) => data)).toEqual([order]);
  expect(shop.receipts.splice(0).map(({ data }) => data)).toEqual([{ ...order, about: 'return' }]);
  expect(await letterOf(member, payment.payment_id)).toBeNull();
});

test('a return in part is told of with its own sum, once, to who can log in and who cannot', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await buy(member);
  const orders: ReceiptMailJob[] = [];
  for (const share of [40, 40]) {
    await shop.giveBack(ref, share);
    await shop.sandbox.idle();
    for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
    await shop.runJobs();
    orders.push(...shop.receipts.splice(0));
  }
  expect(orders).toHaveLength(1);
  const context = { ...shop.jobContext(), origin: 'http://shop.localhost' };
  const letter = () => receiptLetter({ wayBack: async () => null }, context, orders[0]!.data);
  const told = {
    kind: 'payment-returned',
    total: { amount: 2303 },
    returned: { amount: 922, currency: 'EUR' },
    paidOn: '2026-03-01',
  };
  const link = `http://shop.localhost/en/transactions/${payment.payment_id}`;
  expect(await letter()).toMatchObject({ ...told, isOpen: true, link, reference: payment.payment_id });
  await change(member, { status: 'blocked' });
  expect(await letter()).toMatchObject({ ...told, isOpen: false, link: 'http://shop.localhost/en/pages/service' });
  await change(member, { erased_at: new Date() });
  expect(await letter()).toBeNull();
});

test('days are those of the country that it was bought in, where it may be the next one already', async () => {
  shop.clock.now = new Date('2026-07-01T23:30:00Z');
  const member = await shop.addMember();
  const { payment } = await buy(member);
  expect(await letterOf(member, payment.payment_id)).toMatchObject({ paidOn: '2026-07-02', returnUntil: '2026-07-16' });
});

test('a buyer is mailed once the address is confirmed, and once for each purchase that may still be returned', async () => {
  const pass = (days: number): void => shop.pass(days * 86_400_000);
  const member = await shop.addMember();
  await change(member, { confirmed_at: null });
  const early = await buy(member);
  pass(10);
  const late = await buy(member, 'completed', costs.later);
  await buy(member, 'failed', costs.later);
  expect([...early.queued, ...late.queued]).toEqual([]);

  pass(10);
  const { now } = shop.clock;
  const owner = { brand: 'shop', memberId: member.id, now };
  await change(member, { confirmed_at: now });
  await inTransaction(shop.jobContext(), ({ trx }) => queueReceipts(shop.ports, trx, owner));
  const mailed = shop.receipts.splice(0).map(({ data }) => data.paymentId);
  expect(mailed).toEqual([late.payment.payment_id]);
  expect(await letterOf(member, mailed[0]!)).not.toBeNull();
  expect((await buy(member, 'completed', costs.later)).queued).toHaveLength(1);
});

test('a confirmation goes to its buyer alone', async () => {
  const { payment } = await buy(await shop.addMember());
  expect(await letterOf(await shop.addMember(), payment.payment_id)).toBeNull();
});

test.each([
  ['never confirmed the address', { confirmed_at: null }, false],
  ['is no longer there', { erased_at: new Date() }, false],
  ['did not take a mail', { notifications_disabled: '{bounce}' }, false],
  ['wants no notifications', { notifications_disabled: '{fbl,listunsubscribe}' }, true],
])('a buyer who %s gets a confirmation only where one can arrive', async (_, changes, isWritten) => {
  const member = await shop.addMember();
  const { payment } = await buy(member);
  await change(member, changes);
  expect((await letterOf(member, payment.payment_id)) !== null).toBe(isWritten);
});

test.each([
  ['pending_deletion', '/account-deleted?token=abc', 'leaving', '/account-deleted?token=abc'],
  ['pending_deletion', null, 'closed', '/pages/service'],
  ['blocked', null, 'blocked', '/pages/service'],
])(
  'a buyer who cannot log in (%s, way back %s) is led to what can still be done',
  async (status, back, account, path) => {
    const member = await shop.addMember();
    const { payment } = await buy(member);
    await change(member, { status });
    const context = { ...shop.jobContext(), origin: 'http://shop.localhost' };
    const order = { memberId: member.id, paymentId: payment.payment_id };
    expect(await receiptLetter({ wayBack: async () => back }, context, order)).toMatchObject({
      account,
      link: `http://shop.localhost/en${path}`,
    });
  },
);

test('a purchase names the company that sold it and the days it agreed to, whatever they are now, and no company where that is not known', async () => {
  const member = await shop.addMember();
  const { payment } = await buy(member);
  const context = shop.jobContext();
  const company = { ...shop.settings.company, name: 'Later Company', added: '2026-03-02' };
  const brand = { ...context.brand, settings: { ...shop.settings, company, refund_days: 30 } };
  const order = { memberId: member.id, paymentId: payment.payment_id };
  const letter = () =>
    receiptLetter({ wayBack: async () => null }, { ...context, brand, origin: 'http://shop.localhost' }, order);
  expect(await letter()).toMatchObject({ seller: shop.settings.company, returnDays: 14 });
  await shop.db.updateTable('payments').set({ settings_version: 2 }).where('id', '=', payment.payment_id).execute();
  expect(await letter()).toMatchObject({ seller: null, returnDays: 30 });
});
