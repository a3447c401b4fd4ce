import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPayment } from '@parlour/contract/payments/get-payment';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { receiptLetter } from './receipt-letter.ts';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Pays, and brings every webhook three times. */
async function buy(member: Viewer, outcome: 'completed' | 'failed' = 'completed') {
  const { payment, ref } = await shop.start(member, {
    payment_method: 'paypal',
    expected_total: { amount: 2303, currency: 'EUR' },
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
  receiptLetter({ ...shop.place(), origin: 'http://shop.localhost' }, { memberId: member.id, paymentId });

const change = (member: Viewer, changes: { confirmed_at?: null; erased_at?: Date; notifications_disabled?: string }) =>
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
    link: `http://shop.localhost/transactions/${payment.payment_id}`,
    reference: payment.payment_id,
    credits: 250,
    total: { amount: 2303, currency: 'EUR' },
    paidOn: '2026-03-01',
    returnDays: 14,
    returnUntil: '2026-03-15',
    seller: company,
  });
});

test('a payment that failed is confirmed to nobody', async () => {
  expect((await buy(await shop.addMember(), 'failed')).queued).toEqual([]);
});

test('a purchase that went back before its mail could go is not confirmed any more', async () => {
  const member = await shop.addMember();
  const { payment, ref, queued } = await buy(member);
  await shop.sandbox.provider.refund(ref);
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  await shop.runJobs();
  expect([queued.length, shop.receipts.length]).toEqual([1, 0]);
  expect(await letterOf(member, payment.payment_id)).toBeNull();
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

test('a company that came after the purchase is not said to have sold it', async () => {
  const member = await shop.addMember();
  const { payment } = await buy(member);
  const place = shop.place();
  const company = { ...shop.settings.company, added: '2026-03-02' };
  const brand = { ...place.brand, settings: { ...shop.settings, company } };
  const order = { memberId: member.id, paymentId: payment.payment_id };
  expect(await receiptLetter({ ...place, brand, origin: 'http://shop.localhost' }, order)).toMatchObject({
    seller: null,
  });
});
