import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { WrongGuess } from '@parlour/server-kit/wrong-guess';
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
  shop.guess.certain = () => Promise.reject(new WrongGuess());
  await expect(look()).rejects.toThrow(WrongGuess);
  expect(await shop.call(listCredits, member)).toMatchObject({ credits: 0 });
  shop.guess.certain = async () => {};
  expect(await look()).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
});
