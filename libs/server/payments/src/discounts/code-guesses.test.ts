import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { HOUR, MINUTE } from '@parlour/models/durations';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import type { CallRefusal } from '@parlour/server-kit/calls/refusal';
import { openShopWithCode, type Shop } from '../checkout/shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShopWithCode();
});
afterAll(() => shop.close());

/** Every call that takes a typed code. */
const ways = (who: Viewer | null) => [
  (code: string) => shop.call(getDiscountcode, who, { query: { code } }),
  (code: string) => shop.call(listCredits, who, { query: { discount_code: code } }),
];
const waysOfMember = (member: Viewer) => [
  ...ways(member),
  (code: string) => shop.start(member, { discount_code: code, expected_total: { amount: 2691, currency: 'EUR' } }),
];

test('codes are guessed twenty times an hour, by whichever call, and those of another account count for it alone', async () => {
  const [guesser, other] = [await shop.addMember(), await shop.addMember()];
  const calls = waysOfMember(guesser);
  for (let guess = 0; guess < 20; guess++)
    await expect(calls[guess % 3]!(`GUESS${guess}`)).rejects.toMatchObject({ code: 'code_not_found' });
  shop.pass(MINUTE);
  for (const call of calls)
    for (const code of ['GUESS20', 'SPRING'])
      await expect(call(code)).rejects.toMatchObject({ code: 'rate_limited', params: { minutes: 59 } });
  expect(await shop.call(listCredits, guesser)).toMatchObject({ country: 'NL' });
  for (const call of waysOfMember(other)) await call('SPRING');
  shop.pass(HOUR);
  for (const call of calls) await call('SPRING');
});

test('guesses that come at once count like those that come one after the other', async () => {
  const member = await shop.addMember();
  const calls = waysOfMember(member);
  const codes = Array.from({ length: 300 }, (_, guess) => (guess === 150 ? 'SPRING' : `GUESS${guess}`));
  const answers = await Promise.allSettled(codes.map((code, guess) => calls[guess % 3]!(code)));
  const heard = answers.map((answer) => answer.status === 'rejected' && (answer.reason as CallRefusal).code);
  expect(heard.filter((code) => code === 'code_not_found')).toHaveLength(20);
  expect(heard.filter((code) => code === 'rate_limited')).toHaveLength(280);
  shop.pass(HOUR);
  for (const call of calls) await call('SPRING');
});

test('visitors are counted by their network', async () => {
  const calls = ways(null);
  for (let guess = 0; guess < 20; guess++)
    await expect(calls[guess % 2]!(`GUESS${guess}`)).rejects.toMatchObject({ code: 'code_not_found' });
  for (const call of calls) await expect(call('SPRING')).rejects.toMatchObject({ code: 'rate_limited' });
  shop.pass(HOUR);
});

test('a code that is there is never counted, whether it may be used or not', async () => {
  const member = await shop.addMember();
  const code = { brand: 'shop', code: 'GONE', percentage: true, value: 10, validity: 'unlimited' } as const;
  await shop.db
    .insertInto('discount_codes')
    .values({ ...code, expires_at: new Date(shop.clock.now.getTime() - HOUR) })
    .execute();
  const [ask] = ways(member);
  for (let turn = 0; turn < 30; turn++) {
    await ask!('SPRING');
    await expect(ask!('GONE')).rejects.toMatchObject({ code: 'code_expired' });
  }
  await expect(ask!('GUESS')).rejects.toMatchObject({ code: 'code_not_found' });
});
