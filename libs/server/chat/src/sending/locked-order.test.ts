import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction, lockMailboxes, type WorkContext } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { lockPair } from '@parlour/server-db/lock-pair';
import { grant, lockBalance } from '@parlour/server-payments';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { blockConversation, releaseHeld } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { acceptRequest, lockSeats } from '../store/seat.ts';

let database: Database;
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send } = world;
const jobContext = (): WorkContext => ({ brand: world.brand, db: db() });
const mailboxOf = (memberId: string) => (trx: Transaction) => lockMailboxes(trx, BRAND, [memberId]);

beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());
beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

it('what was held is delivered beside whoever writes to its recipients in their order', async () => {
  const [ann, ben, cas] = [await add({ confirmed: false, credits: 20 }), await add(), await add()];
  await send(ann, cas);
  await send(ann, ben, { expected_cost: 10 });
  const release = (trx: Transaction) => releaseHeld(world.ports, trx, { brand: world.brand, now: world.now() }, ann);
  const confirmed = { status: 'active' as const, confirmed_at: world.now() };
  const delivered = await meet(db(), {
    first: mailboxOf(ben),
    act: () =>
      inTransaction(jobContext(), async ({ trx }) => {
        await trx.updateTable('members').set(confirmed).where('brand', '=', BRAND).where('id', '=', ann).execute();
        return release(trx);
      }),
    last: mailboxOf(cas),
  });
  expect(delivered).toEqual({ delivered: 2, dropped: 0 });
});

it('a block that lowers both badges does so beside whoever writes to both in their order', async () => {
  const [ann, ben] = [await add(), await add()];
  await send(ann, ben);
  const pair = { brand: BRAND, memberId: ann, otherId: ben };
  await meet(db(), {
    first: mailboxOf(ann),
    act: () =>
      inTransaction(jobContext(), async ({ trx }) => {
        await blockConversation(world.ports, trx, pair);
        await mailboxOf(ann)(trx);
      }),
    last: mailboxOf(ben),
  });
  const badges = db().selectFrom('mailboxes').select('total_unread').where('member_id', 'in', [ann, ben]);
  expect(await badges.execute()).toEqual([{ total_unread: 0 }, { total_unread: 0 }]);
});

it('a request that is accepted while its writer goes on writing stays open', async () => {
  const [ann, ben] = [await add(), await add()];
  const { id } = (await send(ann, ben)).conversation;
  const written = await meet(db(), {
    first: (trx) => lockSeats(trx, BRAND, ben, { conversationId: id }),
    act: () => send(ann, ben),
    last: (trx) => acceptRequest(trx, BRAND, ben, id),
  });
  expect(written.message.seq).toBe(2);
  expect((await world.messages(ben, ann)).conversation?.state).toBe('open');
});

it('a block at the moment of a first message comes before it: nothing is written, and nothing paid', async () => {
  const [ann, ben] = [await add({ credits: 10, paid_user: true }), await add()];
  const sending = meet(db(), {
    first: (trx) => lockPair(trx, BRAND, ben, ann),
    act: () => send(ann, ben, { expected_cost: 10 }),
    last: async (trx) => {
      const block = { brand: BRAND, blocker_id: ben, blocked_id: ann, created_at: world.now() };
      await trx.insertInto('blocks').values(block).execute();
      await blockConversation(world.ports, trx, { brand: BRAND, memberId: ben, otherId: ann });
    },
  });
  await expect(sending).rejects.toMatchObject({ code: 'blocked' });
  expect(await db().selectFrom('messages').select('id').where('brand', '=', BRAND).execute()).toEqual([]);
  expect(await world.balance(ann)).toBe(10);
});

it('credits that come in while a message is being paid are part of the rest that its writer hears of', async () => {
  const [ann, ben] = [await add({ credits: 30, paid_user: true }), await add()];
  await send(ann, ben, { expected_cost: 10 });
  const bonus = { kind: 'bonus', brand: BRAND, memberId: ann, credits: 5, now: world.now() } as const;
  const sent = await meet(db(), {
    first: (trx) => lockBalance(trx, BRAND, ann),
    act: () => send(ann, ben, { expected_cost: 10 }),
    last: (trx) => grant(trx, bonus),
  });
  expect([sent.credits, await world.balance(ann)]).toEqual([15, 15]);
});
