import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { paymentWebhook } from '@parlour/contract/payments/payment-webhook';
import { inTransaction } from '@parlour/server-bus';
import type { Viewer } from '@parlour/server-kit/call-context';
import { spend } from './ledger.ts';
import type { Outcome } from './providers/sandbox/outcomes.ts';
import { openShop, order, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const take = (member: Viewer, credits: number, id = uuid()) =>
  inTransaction(shop.place(), ({ trx }) =>
    spend(trx, {
      brand: 'shop',
      memberId: member.id,
      credits,
      kind: 'message',
      ref: { type: 'message', id },
      profileId: uuid(),
      now: shop.clock.now,
    }),
  );

async function ledger() {
  const entries = await shop.db.selectFrom('ledger_entries').selectAll().orderBy('seq').execute();
  const accounts = await shop.db.selectFrom('ledger_accounts').selectAll().execute();
  return { entries, accounts };
}

/** Every transaction sums to zero; balances follow from the entries and are never negative; sequences have no gap. */
async function checkLedger(): Promise<void> {
  const { entries, accounts } = await ledger();
  const sums = Map.groupBy(entries, (entry) => entry.transaction_id);
  for (const parts of sums.values()) expect(parts.reduce((sum, { credits }) => sum + credits, 0)).toBe(0);
  for (const account of accounts) {
    let balance = 0;
    const own = entries.filter(({ member_id }) => member_id === account.member_id);
    own.forEach((entry, index) => {
      balance += entry.credits;
      expect(entry).toMatchObject({ seq: index + 1, balance });
      expect(balance).toBeGreaterThanOrEqual(0);
    });
    expect(account).toMatchObject({ balance, last_seq: own.length });
  }
}

test('two tabs and one credit: one act is paid, the other is refused and nothing of it is written', async () => {
  const member = await shop.addMember();
  await shop.give(member, 10);
  const verdicts = await Promise.all([take(member, 10), take(member, 10)]);
  expect(verdicts.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(verdicts.every(({ credits }) => credits === 0)).toBe(true);
  await checkLedger();
});

test('the same act is never booked twice', async () => {
  const member = await shop.addMember();
  await shop.give(member, 30);
  const id = uuid();
  await take(member, 10, id);
  await expect(take(member, 10, id)).rejects.toThrow();
  expect(await shop.credits(member)).toBe(20);
});

test('the account keeps the highest price that was paid for a credit', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const highest = async () => {
    const account = await shop.db
      .selectFrom('ledger_accounts')
      .selectAll()
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    return account && [account.highest_price, account.currency];
  };
  const buy = async (package_id: string, amount: number) => {
    const expected_total = { amount, currency: 'EUR' };
    const { payment } = await shop.call(createPayment, member, { body: { ...order, package_id, expected_total } });
    shop.sandbox.choose(payment.next.url!.split('/').at(-1)!, 'completed');
    await shop.call(getPayment, member, { query: { payment_id: payment.payment_id } });
  };
  expect(await highest()).toBeUndefined();
  await buy('nl-250', 2990);
  expect(await highest()).toEqual([11_960_000, 'EUR']);
  await buy('nl-100', 1490);
  expect(await highest()).toEqual([14_900_000, 'EUR']);
  await buy('nl-600', 5990);
  expect(await highest()).toEqual([14_900_000, 'EUR']);
});

/** What the sandbox's own book took is what was credited, once, at the same price. */
async function checkBook(member: Viewer, payments: readonly { id: string; ref: string }[]): Promise<void> {
  const entries = (await ledger()).entries.filter(({ member_id }) => member_id === member.id);
  const purchases = await shop.db
    .selectFrom('ledger_transactions')
    .selectAll()
    .where('kind', '=', 'purchase')
    .execute();
  for (const { id, ref } of payments) {
    const booked = purchases.filter(({ ref_id }) => ref_id === id);
    const credited = booked.flatMap((row) =>
      entries.filter(({ transaction_id }) => transaction_id === row.id).map(({ credits }) => credits),
    );
    const { state, total } = shop.sandbox.find(ref)!;
    if (state === 'taken') expect(credited).toEqual([250]);
    else if (state === 'charged_back') expect([[], [250]]).toContainEqual(credited);
    else expect(credited).toEqual([]);
    for (const { money_amount, money_currency } of booked)
      expect({ amount: money_amount, currency: money_currency }).toEqual(total);
  }
}

test('the checks find a credit from nowhere, a purchase that was lost and one that was booked twice', async () => {
  const member = { ...(await shop.addMember()), paidUser: true };
  const payments: { id: string; ref: string }[] = [];
  await play({ kind: 'buy', outcome: 'completed' }, member, payments, []);
  await play({ kind: 'poll', which: 0 }, member, payments, []);
  await checkBook(member, payments);

  const purchase = shop.owner.updateTable('ledger_transactions').where('ref_id', '=', payments[0]!.id);
  await purchase.set({ kind: 'bonus' }).execute();
  await expect(checkBook(member, payments)).rejects.toThrow();
  await purchase.set({ kind: 'purchase' }).execute();

  const id = uuid();
  await shop.owner
    .insertInto('ledger_transactions')
    .values({
      brand: 'shop',
      id,
      kind: 'purchase',
      ref_type: null,
      ref_id: null,
      money_amount: 2990,
      money_currency: 'EUR',
      profile_id: null,
      created_at: shop.clock.now,
    })
    .execute();
  await shop.owner
    .insertInto('ledger_entries')
    .values({
      brand: 'shop',
      transaction_id: id,
      account: 'member',
      member_id: member.id,
      seq: 2,
      credits: 250,
      balance: 500,
      created_at: shop.clock.now,
    })
    .execute();
  await expect(checkLedger()).rejects.toThrow();
  await shop.owner
    .updateTable('ledger_transactions')
    .set({ ref_id: payments[0]!.id, ref_type: 'message' })
    .where('id', '=', id)
    .execute();
  await expect(checkBook(member, payments)).rejects.toThrow();
  await shop.owner.deleteFrom('ledger_entries').where('transaction_id', '=', id).execute();
  await shop.owner.deleteFrom('ledger_transactions').where('id', '=', id).execute();
  await checkLedger();
});

type Step =
  | { kind: 'buy'; outcome: Outcome }
  | { kind: 'spend'; credits: number }
  | { kind: 'webhook'; which: number }
  | { kind: 'poll'; which: number }
  | { kind: 'jobs' }
  | { kind: 'charge back'; which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('buy' as const),
      outcome: fc.constantFrom<Outcome>('completed', 'failed', 'pending', 'late', 'duplicated'),
    }),
    fc.record({ kind: fc.constant('spend' as const), credits: fc.integer({ min: 0, max: 300 }) }),
    fc.record({ kind: fc.constant('webhook' as const), which: fc.nat(20) }),
    fc.record({ kind: fc.constant('poll' as const), which: fc.nat(20) }),
    fc.record({ kind: fc.constant('jobs' as const) }),
    fc.record({ kind: fc.constant('charge back' as const), which: fc.nat(20) }),
  ),
  { maxLength: 25 },
);

test("whatever order webhooks, polls, spending and chargebacks come in: what the sandbox's book took is what was credited", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const member = { ...(await shop.addMember()), paidUser: true };
      const payments: { id: string; ref: string }[] = [];
      const heard: string[] = [];
      for (const step of plan) await play(step, member, payments, heard);
      shop.clock.now = new Date(shop.clock.now.getTime() + 120_000);
      await shop.recheck();
      for (const webhook of heard) await tell(webhook);
      await shop.runJobs();

      await checkBook(member, payments);
      await checkLedger();
    }),
    { numRuns: 12 },
  );
}, 120_000);

const tell = (body: string) =>
  shop
    .call(paymentWebhook, null, {
      query: { provider: 'sandbox' },
      body: JSON.parse(body) as { signed_payload: string },
    })
    .catch((error: { code?: string }) => expect(error.code).toBe('bad_signature'));

async function play(
  step: Step,
  member: Viewer,
  payments: { id: string; ref: string }[],
  heard: string[],
): Promise<void> {
  const chosen = 'which' in step && payments.length > 0 ? payments[step.which % payments.length] : undefined;
  if (step.kind === 'buy') {
    const { payment } = await shop
      .call(createPayment, member, { body: { ...order, expected_total: { amount: 2990, currency: 'EUR' } } })
      .catch(() => ({ payment: null }));
    if (!payment) return;
    const ref = payment.next.url!.split('/').at(-1)!;
    payments.push({ id: payment.payment_id, ref });
    shop.sandbox.choose(ref, step.outcome);
    await shop.sandbox.idle();
    heard.push(...shop.takeWebhooks());
  }
  if (step.kind === 'spend') await take(member, step.credits);
  if (step.kind === 'webhook' && heard.length > 0) await tell(heard[step.which % heard.length]!);
  if (step.kind === 'poll' && chosen) await shop.call(getPayment, member, { query: { payment_id: chosen.id } });
  if (step.kind === 'jobs') await shop.runJobs();
  if (step.kind === 'charge back' && chosen) {
    shop.sandbox.chargeBack(chosen.ref);
    await shop.sandbox.idle();
    heard.push(...shop.takeWebhooks());
  }
}
