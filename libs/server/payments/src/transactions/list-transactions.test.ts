import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { inTransaction } from '@parlour/server-bus';
import { addMember } from '@parlour/testing/members';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { spend } from '../index.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the pages hold every payment once, newest first, also where there are more of them than movements', async () => {
  const member = await shop.addMember();
  const started: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    started.unshift((await shop.start(member)).payment.payment_id);
    shop.pass(240_000);
  }
  await shop.give(member, 5);
  const [first, second] = [
    await shop.call(listTransactions, member, { query: { page: 1 } }),
    await shop.call(listTransactions, member, { query: { page: 2 } }),
  ];
  expect(first).toMatchObject({ page: 1, pages: 2, total: 1, entries: [{ credits: 5 }] });
  expect(second).toMatchObject({ page: 2, pages: 2, total: 1, entries: [] });
  expect([first, second].map(({ payments }) => payments.length)).toEqual([20, 3]);
  expect([...first.payments, ...second.payments].map(({ payment_id }) => payment_id)).toEqual(started);
});

test('one payment alone has one page', async () => {
  const member = await shop.addMember();
  const { payment } = await shop.start(member);
  await shop.start(member);
  const one = await shop.call(listTransactions, member, { query: { id: payment.payment_id } });
  expect(one).toMatchObject({ pages: 1, payments: [{ payment_id: payment.payment_id }] });
});

test('nobody reads of what another one pays', async () => {
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  await shop.give(member, 5);
  await shop.start(member);
  const read = await shop.call(listTransactions, other, { query: { page: 1 } });
  expect(read).toMatchObject({ pages: 1, total: 0, entries: [], payments: [] });
});

test('a movement names whom it was for, until they block who reads', async () => {
  const { db, clock } = shop;
  const member = await shop.addMember();
  const [other, third] = [await addMember(db, 'shop', { name: 'Ben' }), await addMember(db, 'shop')];
  await shop.give(member, 10);
  const act = { kind: 'message', ref: { type: 'message', id: uuid() }, profileId: other } as const;
  await inTransaction(shop.jobContext(), ({ trx }) =>
    spend(trx, { ...act, brand: 'shop', memberId: member.id, credits: 10, now: clock.now }),
  );
  const named = async () => (await shop.call(listTransactions, member, { query: { page: 1 } })).entries[0]!.profile;
  const block = (blocked_id: string) =>
    db.insertInto('blocks').values({ brand: 'shop', blocker_id: other, blocked_id, created_at: clock.now }).execute();
  await block(third);
  expect(await named()).toEqual({ id: other, name: 'Ben' });
  await block(member.id);
  expect(await named()).toBeNull();
});
