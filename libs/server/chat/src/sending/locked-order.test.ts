import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '@parlour/models/durations';
import { inTransaction, lockMailboxes, type WorkContext } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Database } from '@parlour/server-db/database';
import { lockPair } from '@parlour/server-db/lock-pair';
import { purge } from '@parlour/server-jobs/purge';
import { grant, lockBalance } from '@parlour/server-payments';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { blockConversation, openConversation, releaseHeld } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { findUnsentPhoto } from '../store/photos.ts';
import { chatPurges } from '../store/purges.ts';
import { acceptRequest, lockSeats } from '../store/seat.ts';

let database: Database;
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send } = world;
const jobContext = (): WorkContext => ({ brand: world.brand, db: db() });
const mailboxOf = (memberId: string) => (trx: Transaction) => lockMailboxes(trx, BRAND, [memberId]);
const bonus = (memberId: string) => (trx: Transaction) =>
  grant(trx, { kind: 'bonus', brand: BRAND, memberId, credits: 5, now: world.now() });

/** A member confirms their address; what they held is delivered with that. */
const confirm = (memberId: string) =>
  inTransaction(jobContext(), async ({ trx }) => {
    const now = world.now();
    const confirmed = { status: 'active' as const, confirmed_at: now };
    await trx.updateTable('members').set(confirmed).where('brand', '=', BRAND).where('id', '=', memberId).execute();
    return releaseHeld(world.ports, trx, { brand: world.brand, now }, memberId);
  });

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
  const delivered = await meet(db(), { first: mailboxOf(ben), act: () => confirm(ann), last: mailboxOf(cas) });
  expect(delivered).toEqual({ delivered: 2, dropped: 0 });
});

it('what was held is delivered beside whoever changes its conversation and then a badge', async () => {
  const [ann, ben] = [await add({ confirmed: false }), await add()];
  await send(ann, ben);
  const delivered = await meet(db(), {
    first: (trx) => trx.selectFrom('conversations').select('id').where('brand', '=', BRAND).forUpdate().execute(),
    act: () => confirm(ann),
    last: mailboxOf(ben),
  });
  expect(delivered).toEqual({ delivered: 1, dropped: 0 });
});

it('what was held is paid for also where credits come in at the same moment', async () => {
  const [ann, ben, cas] = [await add({ confirmed: false, credits: 20 }), await add(), await add()];
  await send(ann, cas);
  await send(ann, ben, { expected_cost: 10 });
  const delivered = await meet(db(), {
    first: (trx) => lockBalance(trx, BRAND, ann),
    act: () => confirm(ann),
    last: bonus(ann),
  });
  expect([delivered, await world.balance(ann)]).toEqual([{ delivered: 2, dropped: 0 }, 15]);
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

it('a match that opens a request tells how far it was read beside whoever writes to both in their order', async () => {
  const [ann, ben] = [await add(), await add()];
  const { conversation, message } = await send(ann, ben);
  await world.update(ben, { id: conversation.id, read_until: message.id });
  const heard = world.listen(ann);
  const [low, high] = [ann, ben].toSorted() as [string, string];
  await meet(db(), {
    first: mailboxOf(low),
    act: () =>
      inTransaction(jobContext(), async ({ trx }) => {
        await openConversation(world.ports, trx, { brand: BRAND, memberId: ben, otherId: ann });
        await mailboxOf(low)(trx);
      }),
    last: mailboxOf(high),
  });
  expect(heard).toMatchObject([{ event: { kind: 'message_read', read_seq: 1 } }]);
});

it('a request that is accepted while its writer goes on writing stays open', async () => {
  const [ann, ben] = [await add(), await add()];
  const { id } = (await send(ann, ben)).conversation;
  const written = await meet(db(), {
    first: (trx) => lockSeats(trx, BRAND, ben, { conversationId: id }),
    act: () => send(ann, ben),
    last: (trx) => acceptRequest(trx, { brand: BRAND, memberId: ben, conversationId: id }),
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
  const sent = await meet(db(), {
    first: (trx) => lockBalance(trx, BRAND, ann),
    act: () => send(ann, ben, { expected_cost: 10 }),
    last: bonus(ann),
  });
  expect([sent.credits, await world.balance(ann)]).toEqual([15, 15]);
});

it('a first message waits for credits that come in, and is not begun again by them', async () => {
  const [ann, ben] = [await add({ credits: 30, paid_user: true }), await add()];
  const begun = vi.spyOn(world.guess, 'confirmCaller');
  const sent = await meet(db(), {
    first: (trx) => lockBalance(trx, BRAND, ann),
    act: () => send(ann, ben, { expected_cost: 10 }),
    last: bonus(ann),
  });
  expect([sent.credits, await world.balance(ann)]).toEqual([25, 25]);
  expect(begun).toHaveBeenCalledOnce();
});

it('a free message that went out meanwhile, in another tab, is not sent for nothing once more', async () => {
  world.setSettings({ free_conversations: null, free_messages: 2 });
  const [ann, ben] = [await add(), await add()];
  await send(ann, ben);
  const sending = meet(db(), {
    first: (trx) =>
      trx
        .updateTable('members')
        .set({ free_messages_used: 2 })
        .where('brand', '=', BRAND)
        .where('id', '=', ann)
        .execute(),
    act: () => send(ann, ben),
    last: async () => {},
  });
  await expect(sending).rejects.toMatchObject({ code: 'insufficient_credits' });
});

it('a photo that went out meanwhile, in another tab, is not sent once more', async () => {
  const [ann, ben] = [await add({ credits: 20 }), await add()];
  await send(ann, ben);
  const id = await world.upload(ann, ben);
  const sending = meet(db(), {
    first: (trx) =>
      trx.updateTable('photos').set({ status: 'approved' }).where('brand', '=', BRAND).where('id', '=', id).execute(),
    act: () => world.show(ann, ben, id),
    last: async () => {},
  });
  await expect(sending).rejects.toMatchObject({ fields: { photo_id: 'value_unknown' } });
  expect(await world.balance(ann)).toBe(20);
});

it('a photo that is found to be sent is not forgotten at the same moment', async () => {
  const [ann, ben] = [await add(), await add()];
  const id = await world.upload(ann, ben);
  await db()
    .updateTable('photos')
    .set({ created_at: new Date(Date.now() - 2 * DAY) })
    .where('brand', '=', BRAND)
    .where('id', '=', id)
    .execute();
  await meet(db(), {
    first: (trx) => findUnsentPhoto(trx, BRAND, ann, id),
    act: () => purge(database, chatPurges),
    last: async () => {},
  });
  expect(await findUnsentPhoto(db(), BRAND, ann, id)).toMatchObject({ id });
});
