import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { WrongGuess } from '@parlour/server-kit/sessions/wrong-guess';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a payment that is found paid is booked once it is certain who asks', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  await shop.sandbox.idle();
  shop.takeWebhooks();
  const look = () => shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  shop.guess.confirmCaller = () => Promise.reject(new WrongGuess());
  await expect(look()).rejects.toThrow(WrongGuess);
  expect(await checkedAt(member)).toBeNull();
  expect(await shop.call(listCredits, member)).toMatchObject({ credits: 0 });
  shop.guess.confirmCaller = async () => {};
  expect(await look()).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});

test('the provider is asked at the first look and then once in five seconds, and by a webhook all the same', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  const asked = vi.spyOn(shop.sandbox.provider, 'fetchStatus');
  const look = () => shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  await Promise.all([look(), look(), look()]);
  expect(asked).toHaveBeenCalledTimes(1);
  shop.pass(4_999);
  await look();
  expect(asked).toHaveBeenCalledTimes(1);
  shop.pass(1);
  await look();
  expect(asked).toHaveBeenCalledTimes(2);
  shop.sandbox.choose(ref, 'completed');
  await shop.sandbox.idle();
  for (const webhook of shop.takeWebhooks()) await shop.tell(webhook);
  await shop.runJobs();
  expect(await look()).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
  asked.mockRestore();
});

test('a provider that names another sum than ours is told of, one that is away by the recurring job alone, and neither to the member', async () => {
  const member = await shop.addMember();
  const { payment } = await shop.start(member);
  const asked = vi.spyOn(shop.sandbox.provider, 'fetchStatus');
  const away = new Error('The provider is away');
  asked
    .mockResolvedValueOnce({ state: 'completed', total: { amount: 1, currency: 'EUR' }, returned: 0 })
    .mockRejectedValueOnce(away)
    .mockRejectedValueOnce(away);
  const look = () => shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  expect(await look()).toMatchObject({ payment: { status: 'pending' }, credits: 0 });
  const told = [new Error(`The provider's sum for payment ${payment.payment_id} is not ours`)];
  expect(shop.reported).toEqual(told);
  shop.pass(5_000);
  expect(await look()).toMatchObject({ payment: { status: 'pending' }, credits: 0 });
  expect(shop.reported).toEqual(told);
  shop.pass(60_000);
  await expect(shop.recheck()).rejects.toMatchObject({ errors: [{ name: 'ProviderAway', cause: away }] });
  asked.mockRestore();
});

async function checkedAt(member: Viewer): Promise<Date | null> {
  const { checked_at } = await shop.db
    .selectFrom('payments')
    .select('checked_at')
    .where('brand', '=', 'shop')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return checked_at;
}
