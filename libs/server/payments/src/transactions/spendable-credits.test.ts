import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Viewer } from '@parlour/server-kit/calls/call-context';
import { openShop, type Shop } from '../checkout/shop.fixture.ts';
import type { PaymentsPorts } from '../ports.ts';

/** Credits that what waits will cost. */
const KEPT = 20;

const standingUnconfirmed = vi.fn<PaymentsPorts['standingUnconfirmed']>(
  async (_place, _memberId, { used, credits }) => ({ used, credits: Math.max(0, credits - KEPT) }),
);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.ports.standingUnconfirmed = standingUnconfirmed;
});
beforeEach(() => {
  standingUnconfirmed.mockClear();
  shop.events.splice(0);
});
afterAll(() => shop.close());

async function unconfirmed(): Promise<Viewer> {
  const member = await shop.addMember();
  const changed = { confirmed_at: null, free_conversations_used: 2, free_messages_used: 1 };
  await shop.db.updateTable('members').set(changed).where('id', '=', member.id).execute();
  return { ...member, confirmed: false };
}

const shownOf = async (member: Viewer): Promise<number> => (await shop.call(listCredits, member)).credits;

/** Buys 250 credits; what its member reads of it. */
async function buy(member: Viewer) {
  const { payment, ref } = await shop.start(member);
  shop.sandbox.choose(ref, 'completed');
  return { ref, ...(await shop.read(member, payment.payment_id)) };
}

test('somebody unconfirmed reads everywhere the credits that what waits leaves', async () => {
  const member = await unconfirmed();
  await shop.give(member, 30);
  expect(await shownOf(member)).toBe(10);
  const { ref, payment, credits } = await buy(member);
  expect([payment.status, credits, await shownOf(member)]).toEqual(['completed', 260, 260]);
  await shop.sandbox.provider.refund(ref, 2243);
  await shop.hear();
  await shop.runJobs();
  expect(shop.events).toEqual([
    { kind: 'credits', credits: 260, paid_user: true },
    { kind: 'credits', credits: 10, paid_user: false },
  ]);
  expect(await shop.credits(member)).toBe(30);
});

test('what waits is counted by what is used of the free allowance, and by whether its writer is premium now', async () => {
  const member = await unconfirmed();
  const used = { conversations: 2, messages: 1 };
  await shownOf(member);
  expect(standingUnconfirmed.mock.lastCall?.slice(1)).toEqual([
    member.id,
    { used: { ...used, premium: false }, credits: 0 },
  ]);
  await buy(member);
  const [, atSettling] = standingUnconfirmed.mock.calls;
  expect(atSettling?.slice(1)).toEqual([member.id, { used: { ...used, premium: true }, credits: 250 }]);
});

test('somebody confirmed reads what is booked, and nobody asks what waits', async () => {
  const member = await shop.addMember();
  expect((await buy(member)).credits).toBe(250);
  expect(await shownOf(member)).toBe(250);
  expect(shop.events).toMatchObject([{ credits: 250 }]);
  expect(standingUnconfirmed).not.toHaveBeenCalled();
});
