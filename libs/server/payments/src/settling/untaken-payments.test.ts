import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { HOUR, MINUTE } from '@parlour/models/durations';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import type { PaymentProvider } from '../providers/provider.ts';

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

test('money for an order whose taking was not answered is told of, and nothing is credited', async () => {
  const member = await shop.addMember();
  const { provider } = shop.sandbox;
  const taken: string[] = [];
  const unheard: PaymentProvider = {
    ...provider,
    async create(order) {
      taken.push((await provider.create(order)).ref);
      throw new Error('The answer was lost');
    },
  };
  shop.ports.providers = [unheard];
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'provider_down' });
  shop.sandbox.choose(taken[0]!, 'completed');
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  const [job] = shop.jobs.splice(0);
  shop.reported.splice(0);
  shop.pass(HOUR + MINUTE);
  await shop.recheck();
  expect(shop.reported).toEqual([new Error(`Event ${job!.data.eventId} of sandbox is about no payment of shop`)]);
  expect(await shop.credits(member)).toBe(0);
});
