import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { HOUR, MINUTE } from '@parlour/models/durations';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a payment that no provider took is given up after an hour, and not before', async () => {
  const member = await shop.addMember();
  const { payment } = await shop.start(member);
  const begun = shop.clock.now.getTime();
  await shop.db.updateTable('payments').set({ provider_ref: null }).where('id', '=', payment.payment_id).execute();
  const recheckedAfter = async (milliseconds: number) => {
    shop.clock.now = new Date(begun + milliseconds);
    await shop.recheck();
    return (await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } })).payment;
  };
  expect(await recheckedAfter(HOUR - MINUTE)).toMatchObject({ status: 'pending', error: null });
  expect(await recheckedAfter(HOUR + MINUTE)).toMatchObject({ status: 'failed', error: 'provider_down' });
});
