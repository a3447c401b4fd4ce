import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedBody } from '@parlour/contract/define-call';
import type { Payment } from '@parlour/contract/types/payment';
import { findPaymentMethod, paymentFee } from '@parlour/models/payment-methods';
import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { settlePurchase } from '../store/ledger.ts';
import type { ProviderStatus } from '../providers/provider.ts';
import type { Outcome } from '../providers/sandbox/outcomes.ts';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import { expectBalanced } from '../testing/expect-balanced.ts';
import { expectBooked } from '../testing/expect-booked.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.ports.deliver = createMailbox(createMemoryBus()).deliver;
});
afterAll(() => shop.close());

const take: Shop['take'] = (member, credits, id) => shop.take(member, credits, id);

const checkLedger = (): Promise<void> => expectBalanced(shop.db, 'shop');

test('two tabs and one credit: one act is paid, the other is refused and nothing of it is written', async () => {
  const member = await shop.addMember();
  await shop.give(member, 10);
  const verdicts = await Promise.all([take(member, 10), take(member, 10)]);
  expect(verdicts.map(({ ok }) => ok).toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
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

/** A member with all payments as they were told of them when each began, and the webhooks that came of them. */
interface Customer {
  member: Viewer;
  payments: Payment[];
  heard: SignedBody[];
}

type Step =
  | { kind: 'buy'; method: string; outcome: Outcome }
  | { kind: 'spend'; credits: number }
  | { kind: 'webhook' | 'poll' | 'charge back'; which: number }
  | { kind: 'give back'; which: number; share: number }
  | { kind: 'jobs' };

const which = fc.nat(20);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('buy' as const),
      method: fc.constantFrom('ideal', 'paypal', 'paysafecard'),
      outcome: fc.constantFrom<Outcome>('completed', 'completed', 'duplicated', 'late', 'pending', 'failed'),
    }),
    fc.record({ kind: fc.constant('spend' as const), credits: fc.integer({ min: 0, max: 300 }) }),
    fc.record({ kind: fc.constantFrom('webhook' as const, 'poll' as const), which }),
    fc.record({ kind: fc.constant('jobs' as const) }),
    fc.record({ kind: fc.constant('charge back' as const), which }),
    fc.record({ kind: fc.constant('give back' as const), which, share: fc.integer({ min: 1, max: 100 }) }),
  ),
  { minLength: 5, maxLength: 25, size: 'max' },
);

/** Lets all this happen to a new member, then takes in all news of it and compares the books. */
async function live(plan: readonly Step[]): Promise<void> {
  const customer: Customer = { member: { ...(await shop.addMember()), paidUser: true }, payments: [], heard: [] };
  for (const step of plan) await play(step, customer);
  shop.pass(120_000);
  await shop.recheck();
  for (const webhook of customer.heard) await shop.tell(webhook);
  await shop.runJobs();
  await expectBooked({ db: shop.db, brand: 'shop', sandbox: shop.sandbox }, customer.member.id, customer.payments);
  await checkLedger();
}

const buy = (outcome: Outcome): Step => ({ kind: 'buy', method: 'paypal', outcome });
const poll: Step = { kind: 'poll', which: 0 };
const chargeBack: Step = { kind: 'charge back', which: 0 };
/** Most or all of the credits are spent by the time their money goes back. */
const goneBefore = [200, 250].map((credits): [Step[]] => [
  [buy('completed'), poll, { kind: 'spend', credits }, chargeBack],
]);
const giveBack = (which: number, share: number): Step => ({ kind: 'give back', which, share });
const later: Step = { kind: 'poll', which: 1 };
/**
 * A part goes back: of the older of two purchases, half spent; of one that nothing was heard of yet; of one that is all spent; and of a
 * newer one, before all of the older.
 */
const inPart: [Step[]][] = [
  [[buy('completed'), poll, buy('completed'), later, { kind: 'spend', credits: 125 }, giveBack(0, 50)]],
  [[buy('completed'), giveBack(0, 40)]],
  [[buy('completed'), poll, { kind: 'spend', credits: 250 }, giveBack(0, 10)]],
  [[buy('completed'), poll, chargeBack, buy('completed'), giveBack(1, 21), later, { kind: 'spend', credits: 1 }]],
];

/** The payment that was begun first arrives last, once the credits of the other are spent, and goes back. */
const arrivedLast: Step[] = [
  buy('completed'),
  buy('completed'),
  later,
  { kind: 'spend', credits: 250 },
  poll,
  chargeBack,
];

test("whatever order webhooks, polls, spending, returns and chargebacks come in: what the sandbox's book took is what was credited", async () => {
  await fc.assert(fc.asyncProperty(steps, live), {
    numRuns: 20,
    examples: [...goneBefore, ...inPart, [arrivedLast]],
    endOnFailure: true,
  });
});

test.each<[fault: string, plant: () => void, plan: Step[]]>([
  ['a purchase that is lost', () => tellInstead('failed'), [buy('completed'), poll]],
  ['credits that nobody paid for', () => tellInstead('completed'), [buy('failed'), poll]],
  ['a purchase that is booked twice', () => alsoAtEach(bookAgain), [buy('completed'), poll]],
  [
    'credits that stay while their money goes back',
    () => tellInstead('completed'),
    [buy('completed'), poll, chargeBack],
  ],
  ['too few credits that go back', () => alsoAtEach(forgetCredits), [buy('completed'), poll, chargeBack]],
  ['a part that is taken for all', () => tellOfWhole(), [buy('completed'), poll, giveBack(0, 50)]],
])('the books would tell of %s', async (_, plant, plan) => {
  await live(plan);
  const honest = { ...shop.ports };
  plant();
  await expect(live(plan)).rejects.toThrow(/as (in )?the book/);
  Object.assign(shop.ports, honest);
});

/** Has the provider tell of each payment something else than what the sandbox's book says. */
function tellInstead(state: ProviderStatus['state']): void {
  const { provider } = shop.sandbox;
  const fetchStatus = async (ref: string) => ({ ...(await provider.fetchStatus(ref)), state });
  shop.ports.providers = [{ ...provider, fetchStatus }];
}

/** Has the provider tell of a return in part as if all went back. */
function tellOfWhole(): void {
  const { provider } = shop.sandbox;
  async function fetchStatus(ref: string): Promise<ProviderStatus> {
    const said = await provider.fetchStatus(ref);
    return { ...said, returned: said.returned && said.total.amount };
  }
  shop.ports.providers = [{ ...provider, fetchStatus }];
}

/** Does something else whenever a member is told of a purchase or of its taking back. */
function alsoAtEach(fault: (trx: Transaction, memberId: string) => Promise<unknown>): void {
  const { deliver } = shop.ports;
  shop.ports.deliver = async (trx, memberId, event) => {
    await fault(trx, memberId);
    return deliver(trx, memberId, event);
  };
}

const bookAgain = (trx: Transaction, memberId: string) =>
  settlePurchase(trx, {
    brand: 'shop',
    memberId,
    credits: 250,
    money: { amount: 2990, currency: 'EUR' },
    creditPrice: 11_960_000,
    now: shop.clock.now,
  });

const forgetCredits = (trx: Transaction, memberId: string) =>
  trx.updateTable('payments').set({ credits: 100 }).where('member_id', '=', memberId).execute();

async function play(step: Step, { member, payments, heard }: Customer): Promise<void> {
  shop.pass(1);
  const chosen = 'which' in step ? payments[step.which % payments.length] : undefined;
  if (step.kind === 'buy') {
    const fee = paymentFee(findPaymentMethod(step.method)!, 'NL')?.amount ?? 0;
    const body = { payment_method: step.method, expected_total: { amount: 2990 + fee, currency: 'EUR' } };
    const started = await shop.start(member, body).catch(expectBlocked);
    if (!started) return;
    payments.push(started.payment);
    shop.sandbox.choose(started.ref, step.outcome);
  }
  if (step.kind === 'spend') await take(member, step.credits);
  if (step.kind === 'webhook' && heard.length > 0) await shop.tell(heard[step.which % heard.length]!);
  if (step.kind === 'poll' && chosen) await shop.read(member, chosen.payment_id);
  if (step.kind === 'jobs') await shop.runJobs();
  if (step.kind === 'charge back' && chosen) shop.sandbox.chargeBack(refOf(chosen));
  if (step.kind === 'give back' && chosen) await shop.giveBack(refOf(chosen), step.share);
  await shop.sandbox.idle();
  heard.push(...shop.takeWebhooks());
}

const refOf = (payment: Payment): string => shop.sandbox.book.findOrder(payment.payment_id)!.ref;

/** After a chargeback nothing more is sold. */
function expectBlocked(error: unknown): null {
  expect(error).toMatchObject({ code: 'payment_blocked' });
  return null;
}
