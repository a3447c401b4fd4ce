import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import type { Outcome } from '../providers/sandbox/outcomes.ts';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Brings what the provider has to say. */
async function hear(): Promise<void> {
  await shop.hear();
  await shop.runJobs();
}

async function buy(member: Viewer, outcome: Outcome): Promise<string> {
  const { ref } = await shop.start(member);
  shop.sandbox.choose(ref, outcome);
  await hear();
  return ref;
}

test('whose first purchase was paid back is unpaid again, and has had the offer for a first purchase', async () => {
  const member = await shop.addMember();
  await shop.sandbox.provider.refund(await buy(member, 'completed'), 2243);
  await hear();
  expect(await shop.memberRow(member)).toMatchObject({ paid_user: false });
  expect(await shop.call(listCredits, member)).toMatchObject({ discount: null });
  expect(await shop.call(getTimebonus, member)).toMatchObject({ active: false, discount_code: null });
  expect(await shop.call(getDiscountcode, member, { query: { welcome: 'true' } })).toEqual({ discount_code: null });
  for (const code of ['TIMEBONUS25', 'WELCOME25'])
    await expect(shop.call(getDiscountcode, member, { query: { code } })).rejects.toMatchObject({
      code: 'code_already_used',
    });
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'price_changed', params: { total: 2990 } });
});

test('a purchase that failed leaves the offer as it was', async () => {
  const member = await shop.addMember();
  await buy(member, 'failed');
  expect(await shop.call(listCredits, member)).toMatchObject({ discount: { code: 'TIMEBONUS25' } });
});
