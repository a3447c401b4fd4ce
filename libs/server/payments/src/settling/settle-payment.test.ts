import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { queueReceipts } from '../receipts/queue-receipts.ts';
import { returnUntil } from './return-until.ts';
import { settleEvent } from './settle-event.ts';
import { testEngine } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { lockBuyer } from '../store/buyers.ts';
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
  ['pending_deletion', {}],
  ['blocked', {}],
  ['pending_deletion', { erased_at: new Date('2026-03-01') }],
])(
  'money for an account that is closed (%s, %o) is booked once, and a person is told of it once',
  async (status, erased) => {
    const member = await shop.addMember();
    const { payment, ref } = await shop.start(member);
    await shop.db
      .updateTable('members')
      .set({ status: status as 'blocked', ...erased })
      .where('id', '=', member.id)
      .execute();
    shop.sandbox.choose(ref, 'completed');
    const jobs = await hear();
    shop.reported.splice(0);
    for (const { data } of [...jobs, ...jobs]) await settleEvent(shop.ports, shop.jobContext(), data);
    await shop.recheck();
    expect(await shop.credits(member)).toBe(250);
    expect(shop.reported).toEqual([new Error(`Payment ${payment.payment_id} was completed for a closed account`)]);
  },
);

/** How a payment ended with us, and what its provider says of it afterwards. */
test.each([
  ['failed', 'completed', true],
  ['failed', 'refunded', false],
  ['refunded', 'charged_back', true],
  ['charged_back', 'completed', true],
  ['completed', 'failed', true],
  ['refunded', 'refunded', false],
] as const)(
  'a payment that is %s here and %s with its provider is left, and reported: %s',
  async (ours, theirs, told) => {
    const member = await shop.addMember();
    const { payment, ref } = await shop.start(member);
    shop.sandbox.choose(ref, 'completed');
    const [job] = await hear();
    await shop.db.updateTable('payments').set({ status: ours }).where('id', '=', payment.payment_id).execute();
    const returned = theirs === 'refunded' || theirs === 'charged_back' ? payment.amount.amount : 0;
    const fetchStatus = async () => ({ state: theirs, total: payment.amount, returned });
    const providers = [{ ...shop.sandbox.provider, fetchStatus }];
    shop.reported.splice(0);
    await settleEvent({ ...shop.ports, providers }, shop.jobContext(), job!.data);
    await settleEvent({ ...shop.ports, providers }, shop.jobContext(), job!.data);
    const sentence = `Payment ${payment.payment_id} is ${theirs} with its provider and ${ours} here`;
    expect(shop.reported).toEqual(told ? [new Error(sentence)] : []);
    expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: ours }, credits: 0 });
  },
);

test('a purchase that is paid back takes its credits, as far as they are left, and premium back', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'completed' }, credits: 250 });
  await hear();
  await shop.sandbox.provider.refund(ref, 2243);
  for (const { data } of await hear()) await settleEvent(shop.ports, shop.jobContext(), data);
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { status: 'refunded' }, credits: 0 });
  expect((await shop.memberRow(member)).paid_user).toBe(false);
});

test('a purchase that is paid back when its credits are spent stands in the account with all its money', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member, {
    payment_method: 'paypal',
    expected_total: { amount: 2303, currency: 'EUR' },
  });
  shop.sandbox.choose(ref, 'completed');
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ credits: 250 });
  await shop.take(member, 250);
  shop.events.splice(0);
  await hear();
  await shop.sandbox.provider.refund(ref, 2303);
  for (const { data } of await hear()) await settleEvent(shop.ports, shop.jobContext(), data);
  expect(shop.events).toEqual([{ kind: 'credits', credits: 0, paid_user: false }]);
  const { entries, total } = await shop.call(listTransactions, member, { query: { id: payment.payment_id } });
  expect(total).toBe(2);
  expect(entries).toMatchObject([
    { kind: 'refund', credits: 0, balance: 0, money: { amount: 2303, currency: 'EUR' } },
    { kind: 'purchase', credits: 250, balance: 250, money: { amount: 2303, currency: 'EUR' } },
  ]);
  await expectBalanced(shop.db, 'shop');
});

test('a purchase of somebody who was erased meanwhile is booked, and leaves nothing else of them', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  const [job] = await hear();
  const { brand, now } = shop.jobContext();
  await shop.db
    .updateTable('members')
    .set({ erasure_began_at: now, erased_at: now })
    .where('id', '=', member.id)
    .execute();
  await settleEvent(shop.ports, shop.jobContext(), job!.data);
  const kept = await shop.db
    .selectFrom('payments as p')
    .innerJoin('provider_events as e', (join) =>
      join.onRef('e.brand', '=', 'p.brand').onRef('e.provider_ref', '=', 'p.provider_ref'),
    )
    .select(['p.status', 'p.next', 'e.payload'])
    .where('p.brand', '=', brand.id)
    .where('p.id', '=', payment.payment_id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ status: 'completed', next: { kind: 'none' }, payload: {} });
  expect((await shop.memberRow(member)).paid_user).toBe(false);
  const mailbox = shop.db.selectFrom('mailboxes').select('last_event').where('member_id', '=', member.id);
  expect(await mailbox.executeTakeFirst()).toBeUndefined();
});

test('what another provider calls by the same name is no payment of ours', async () => {
  const member = await shop.addMember();
  const { ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  const [job] = await hear();
  const elsewhere = { provider: 'elsewhere' };
  await shop.db.updateTable('provider_events').set(elsewhere).where('provider_ref', '=', ref).execute();
  const settled = settleEvent(shop.ports, shop.jobContext(), { ...job!.data, ...elsewhere });
  await expect(settled).rejects.toThrow('No payment is known yet');
  expect(await shop.credits(member)).toBe(0);
});

test('what the provider sent of a purchase is kept while its buyer is there', async () => {
  const { ref } = await shop.start(await shop.addMember());
  shop.sandbox.choose(ref, 'completed');
  for (const { data } of await hear()) await settleEvent(shop.ports, shop.jobContext(), data);
  const events = shop.db
    .selectFrom('provider_events')
    .select(['settled_at', 'payload'])
    .where('provider_ref', '=', ref);
  expect(await events.execute()).toEqual([{ settled_at: shop.clock.now, payload: expect.objectContaining({ ref }) }]);
});

test('a purchase may be returned for as long as was said when it was sold, whatever is said now', async () => {
  const member = await shop.addMember();
  const { payment, ref } = await shop.start(member);
  const { brand, now } = shop.jobContext();
  const sold = { ...brand.settings, refund_days: brand.settings.refund_days + 16 };
  const version = shop.owner.updateTable('brand_versions').where('brand', '=', brand.id);
  await version.set({ settings: JSON.stringify(sold) }).execute();
  shop.sandbox.choose(ref, 'completed');
  const until = (await returnUntil('NL', now, sold.refund_days)).toISOString();
  expect(await shop.read(member, payment.payment_id)).toMatchObject({ payment: { withdraw_until: until } });
  await version.set({ settings: JSON.stringify(brand.settings) }).execute();
});

test.runIf(testEngine === 'postgres')(
  'a purchase that is booked while its buyer confirms the address is mailed once',
  async () => {
    const member = await shop.addMember();
    const setConfirmed = (db: typeof shop.db, confirmed_at: Date | null) =>
      db.updateTable('members').set({ confirmed_at }).where('id', '=', member.id).execute();
    await setConfirmed(shop.db, null);
    const { payment, ref } = await shop.start(member);
    shop.sandbox.choose(ref, 'completed');
    shop.receipts.length = 0;
    const { brand, now } = shop.jobContext();
    await meet(shop.db, {
      first: (trx) => lockBuyer(trx, brand.id, member.id),
      act: () => shop.read(member, payment.payment_id),
      async last(trx) {
        await setConfirmed(trx, now);
        await queueReceipts(shop.ports, trx, { brand: brand.id, memberId: member.id, now });
      },
    });
    expect(shop.receipts.map(({ data }) => data.paymentId)).toEqual([payment.payment_id]);
  },
);

test.runIf(testEngine === 'postgres')(
  'a purchase is booked beside an act that locks its member before the credits',
  async () => {
    const member = await shop.addMember();
    await shop.give(member, 10);
    const { payment, ref } = await shop.start(member);
    shop.sandbox.choose(ref, 'completed');
    const { brand } = shop.jobContext();
    const booked = await meet(shop.db, {
      first: (trx) => lockBuyer(trx, brand.id, member.id),
      act: () => shop.read(member, payment.payment_id),
      last: (trx) =>
        trx
          .updateTable('ledger_accounts')
          .set({ last_seq: (row) => row.ref('last_seq') })
          .where('brand', '=', brand.id)
          .where('member_id', '=', member.id)
          .execute(),
    });
    expect(booked).toMatchObject({ payment: { status: 'completed' }, credits: 260 });
  },
);
