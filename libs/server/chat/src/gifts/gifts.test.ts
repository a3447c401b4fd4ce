import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listGifts } from '@parlour/contract/chat/list-gifts';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { releaseHeld } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { refusal } from '../testing/refusal.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, give, send, messages, chats, listen, charges, balance, setSettings, block } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

const rose = { id: 'rose', name: 'Rose', image: '/gifts/rose.svg', money: null };

describe('the catalogue', () => {
  it('has the brand’s prices, and names in the language that is asked for', async () => {
    const ann = await add();
    setSettings({ gift_credits: 30 });
    const { gifts } = await world.as(ann, listGifts, { query: { locale: 'en' } });
    expect(gifts).toHaveLength(12);
    expect(gifts[0]).toEqual({ ...rose, cost: 30 });
    expect(new Set(gifts.map(({ cost }) => cost))).toEqual(new Set([30, 60, 90]));
    expect(new Set(gifts.map(({ name }) => name)).size).toBe(12);
  });
});

describe('a gift', () => {
  it('reaches both members, in history, list and event, and only its giver learns what it cost', async () => {
    const [ann, ben] = [await add({ credits: 20, paid_user: true }), await add()];
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    const given = await give(ann, ben, 'rose');
    const mine = { type: 'gift', text: null, cost: 5, gift: { ...rose, cost: 5 } };
    const theirs = { type: 'gift', text: null, cost: 0, gift: { ...rose, cost: 0 } };

    expect(given).toMatchObject({ credits: 15, message: { seq: 1, ...mine } });
    expect((await messages(ann, ben)).messages).toMatchObject([mine]);
    expect((await messages(ben, ann)).messages).toMatchObject([theirs]);
    expect((await chats(ben)).chats).toMatchObject([
      { conversation: { last_message: theirs }, num_unread_messages: 1 },
    ]);
    expect(heardByBen.map(({ event }) => event)).toMatchObject([{ kind: 'message', message: theirs, unread: 1 }]);
    expect(heardByAnn.map(({ event }) => event)).toMatchObject([
      { kind: 'message', message: mine },
      { kind: 'credits', credits: 15 },
    ]);
    expect(await charges()).toMatchObject([{ kind: 'gift', ref_id: given.message.id, profile_id: ben }]);
  });

  it('is paid for where words are free, and begins the free conversation as they do', async () => {
    const [ann, ben] = [await add({ credits: 5 }), await add()];
    expect(await give(ann, ben, 'coffee')).toMatchObject({ credits: 0, conversation: { free: true } });
    expect((await send(ann, ben)).message.cost).toBe(0);
    await expect(give(ann, ben, 'coffee')).rejects.toEqual(refusal('insufficient_credits'));
    expect(await balance(ann)).toBe(0);
  });

  it('uses up no free message', async () => {
    setSettings({ free_conversations: null, free_messages: 1 });
    const [ann, ben] = [await add({ credits: 5 }), await add()];
    await give(ann, ben, 'rose');
    expect((await send(ann, ben)).free_left).toBe(0);
  });

  it('costs nothing only where a brand’s gifts cost nothing', async () => {
    setSettings({ gift_credits: 0, free_conversations: 0 });
    const [ann, ben] = [await add(), await add()];
    expect((await give(ann, ben, 'star', { expected_cost: 0 })).message.cost).toBe(0);
  });

  it('is not given at another price than was seen, nor without the credits for it', async () => {
    const [ann, ben] = [await add({ name: 'Ann', credits: 14 }), await add({ name: 'Ben' })];
    await expect(give(ann, ben, 'rose', { expected_cost: 4 })).rejects.toEqual(refusal('price_changed', { cost: 5 }));
    await expect(give(ann, ben, 'star')).rejects.toEqual(
      refusal('insufficient_credits', { needed: 15, credits: 14, name: 'Ben' }),
    );
    expect([await balance(ann), await charges()]).toEqual([14, []]);
  });

  it('meets the same walls as words', async () => {
    const [ann, ben, cas] = [await add({ credits: 50 }), await add(), await add({ who_can_message: 'matches' })];
    await block(ben, ann);
    await expect(give(ann, ben, 'rose')).rejects.toEqual(refusal('blocked'));
    await expect(give(ann, cas, 'rose')).rejects.toEqual(refusal('not_allowed_by_member'));
    const doll = await add({ fictional: true });
    await expect(give(ann, doll, 'rose')).rejects.toEqual(refusal('fictional_ack_required'));
    await give(ann, doll, 'rose', { accept_fictional: true });
    expect(await balance(ann)).toBe(45);
  });

  it('is one gift and one charge under one client_id, and another gift under it is a conflict', async () => {
    const [ann, ben] = [await add({ credits: 50 }), await add()];
    const client_id = uuid();
    const replies = await Promise.all([1, 2, 3].map(() => give(ann, ben, 'rose', { client_id })));
    expect(new Set(replies.map(({ message }) => message.id)).size).toBe(1);
    await expect(give(ann, ben, 'coffee', { client_id })).rejects.toEqual(refusal('idempotency_conflict'));
    await expect(send(ann, ben, { client_id })).rejects.toEqual(refusal('idempotency_conflict'));
    expect(await balance(ann)).toBe(45);
  });

  it('with credits for three of twenty at once is given three times', async () => {
    const ann = await add({ credits: 15 });
    const others = await Promise.all(Array.from({ length: 4 }, () => add()));
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) => give(ann, others[turn % 4]!, 'rose')),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toEqual(Array.from({ length: 17 }, () => refusal('insufficient_credits')));
    expect(await balance(ann)).toBe(0);
    expect((await charges()).map(({ kind }) => kind)).toEqual(['gift', 'gift', 'gift']);
  });
});

describe('a gift of somebody unconfirmed', () => {
  it('waits, is paid for when it is delivered at the price that was shown, and counts before that for what may still be sent', async () => {
    const [ann, ben] = [await add({ confirmed: false, credits: 9 }), await add()];
    const kept = await give(ann, ben, 'rose');
    expect(kept).toMatchObject({ credits: 4, message: { status: 'held', gift: { id: 'rose' } } });
    expect((await chats(ann)).chats).toMatchObject([{ conversation: { last_message: { gift: { name: 'Rose' } } } }]);
    await expect(give(ann, ben, 'coffee')).rejects.toEqual(refusal('insufficient_credits'));

    world.setSettings({ gift_credits: 9 });
    await inTransaction({ brand: world.brand, db: db() }, async ({ trx }) => {
      const confirmed = { status: 'active' as const, confirmed_at: world.now() };
      await trx.updateTable('members').set(confirmed).where('brand', '=', BRAND).where('id', '=', ann).execute();
      return releaseHeld(world.ports, trx, { brand: world.brand, now: world.now() }, ann);
    });
    expect((await messages(ben, ann)).messages).toMatchObject([{ id: kept.message.id, gift: { id: 'rose' } }]);
    expect(await balance(ann)).toBe(4);
  });
});
