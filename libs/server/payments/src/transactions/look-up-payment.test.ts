import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { HOUR } from '@parlour/models/durations';
import { lookUpMoney, lookUpPayment } from './look-up-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const lookUp = (id: string) => lookUpPayment(shop.db, shop.jobContext().brand.id, id, shop.clock.now);

test('a payment that went back is looked up with when, its credits, and what its buyer used since it came', async () => {
  const member = await shop.addMember();
  await shop.give(member, 20);
  await shop.take(member, 10);
  shop.pass(HOUR);
  const { payment, ref } = await shop.start(member);
  const { payment_id: id } = payment;
  expect(await lookUp(id)).toMatchObject({ status: 'pending', used: null, wentBack: null });
  shop.sandbox.choose(ref, 'completed');
  await shop.hear();
  await shop.runJobs();
  expect(await lookUp(id)).toMatchObject({ used: { times: 0, credits: 0, first: null, last: null }, wentBack: null });
  shop.pass(HOUR);
  const first = shop.clock.now;
  await shop.take(member, 30);
  shop.pass(HOUR);
  const last = shop.clock.now;
  await shop.take(member, 40);
  shop.pass(HOUR);
  await shop.sandbox.provider.refund(ref, 1000);
  await shop.hear();
  await shop.runJobs();
  expect(await lookUp(id)).toMatchObject({
    status: 'refunded',
    returned: 1000,
    used: { times: 2, credits: 70, first, last },
    wentBack: { at: shop.clock.now, credits: Math.ceil((250 * 1000) / 2243) },
  });
  const { newest } = await lookUpMoney(shop.db, shop.jobContext().brand.id, member.id, 1);
  expect(newest).toMatchObject([{ id, status: 'refunded', returned: 1000 }]);
});
