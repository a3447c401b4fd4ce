import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { testEngine } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { lockBuyer } from '../store/buyers.ts';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('whoever leaves many payments open begins no more of them, and one that ended counts no longer', async () => {
  const member = await shop.addMember();
  const begun = [];
  for (let number = 0; number < 20; number += 1) begun.push(await shop.start(member));
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 60 } });
  shop.sandbox.choose(begun[0]!.ref, 'failed');
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  await shop.runJobs();
  await shop.start(member);
  await expect(shop.start(await shop.addMember())).resolves.toBeDefined();
});

test('the wait that is said ends where the twentieth newest is an hour old, and so does the refusal', async () => {
  const member = await shop.addMember();
  for (let number = 0; number < 20; number += 1) {
    await shop.start(member);
    shop.pass(30_000);
  }
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 50 } });
  shop.pass(49.5 * 60_000);
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 1 } });
  shop.pass(30_000);
  await expect(shop.start(member)).resolves.toBeDefined();
});

test('however many are begun at the same moment, no more are than may be open', async () => {
  const member = await shop.addMember();
  const begun = await Promise.allSettled(Array.from({ length: 24 }, () => shop.start(member)));
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});

test.runIf(testEngine === 'postgres')('nothing is sold to whoever leaves at the moment', async () => {
  const member = await shop.addMember();
  const { brand } = shop.jobContext();
  const buying = meet(shop.db, {
    first: (trx) => lockBuyer(trx, brand.id, member.id),
    act: () => shop.start(member),
    last: (trx) => trx.updateTable('members').set({ status: 'pending_deletion' }).where('id', '=', member.id).execute(),
  });
  await expect(buying).rejects.toMatchObject({ code: 'authentication_required' });
  const kept = shop.db.selectFrom('payments').select('id').where('brand', '=', brand.id);
  expect(await kept.where('member_id', '=', member.id).execute()).toEqual([]);
});

test('the prices tell each member of their own newest payment that is open, and visitors of none', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const known = async (viewer: typeof member | null = member) => (await shop.call(listCredits, viewer)).open_payment;
  expect(await known()).toBeNull();
  const older = await shop.start(member);
  const newest = await shop.start(member);
  expect([await known(), await known(other), await known(null)]).toEqual([newest.payment.payment_id, null, null]);
  const end = async ({ ref, payment }: typeof older, as: 'failed' | 'completed') => {
    shop.sandbox.choose(ref, as);
    await shop.read(member, payment.payment_id);
  };
  await end(newest, 'failed');
  expect(await known()).toBe(older.payment.payment_id);
  await end(older, 'completed');
  expect(await known()).toBeNull();
});

test('where the provider does not answer its payment fails, the log hears why, and another may be begun', async () => {
  const member = await shop.addMember();
  const cause = new TypeError('fetch failed');
  const create = vi.spyOn(shop.sandbox.provider, 'create').mockRejectedValueOnce(cause);
  await expect(shop.start(member)).rejects.toMatchObject({ code: 'provider_down', cause });
  create.mockRestore();
  const { payments } = await shop.call(listTransactions, member);
  expect(payments.map(({ status }) => status)).toEqual(['failed']);
  await expect(shop.start(member)).resolves.toBeDefined();
});
