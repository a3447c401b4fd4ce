import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider, ProviderStatus } from '../providers/provider.ts';
import { settleEvent } from './settle-event.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { expectBalanced } from '../testing/expect-balanced.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Brings the webhooks that wait; gives the jobs that they left. */
async function hear() {
  await shop.hear();
  return shop.jobs.splice(0);
}

test.each([
  ['of it', (_: ProviderStatus, now: ProviderStatus) => now],
  ['of the purchase still', (before: ProviderStatus) => before],
])('a chargeback is not lost to whoever books the purchase while the provider tells %s', async (_, told) => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  const job = (await hear()).at(-1);
  const { provider } = shop.sandbox;
  let asked = 0;
  const slow: PaymentProvider = {
    ...provider,
    async fetchStatus(asks) {
      asked += 1;
      const before = await provider.fetchStatus(asks);
      if (asked > 1) return before;
      await shop.read(member, payment.payment_id);
      shop.sandbox.chargeBack(ref);
      return told(before, await provider.fetchStatus(asks));
    },
  };
  await settleEvent({ ...shop.ports, providers: [slow] }, shop.jobContext(), job!.data);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({
    payment: { status: 'charged_back' },
    credits: 0,
  });
  expect((await shop.memberRow(member)).paid_user).toBe(false);
  expect(asked).toBe(2);
});

test('a chargeback whose webhook is faster than what its provider answers is found by the next hourly run', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await shop.read(member, payment.payment_id);
  await hear();
  const stale = await shop.sandbox.provider.fetchStatus(ref);
  shop.sandbox.chargeBack(ref);
  const [job] = await hear();
  const providers = [{ ...shop.sandbox.provider, fetchStatus: async () => stale }];
  await settleEvent({ ...shop.ports, providers }, shop.jobContext(), job!.data);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({
    payment: { status: 'completed' },
    credits: 250,
  });
  await shop.recheckOld();
  expect(await shop.read(member, payment.payment_id)).toMatchObject({
    payment: { status: 'charged_back' },
    credits: 0,
  });
  await expectBalanced(shop.db, 'shop');
});
