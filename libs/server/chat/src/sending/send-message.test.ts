import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WrongGuess } from '@parlour/server-kit/sessions/wrong-guess';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { chatWorld, BRAND } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { refusal } from '../testing/refusal.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, send, messages, listen, charges, balance, setSettings, like } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(database.forBrand(BRAND)));

describe('a message', () => {
  it('reaches both members typed, in order and with their own counts', async () => {
    const [ann, ben] = [await add(), await add()];
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    const first = await send(ann, ben, { text: ' Hello Ben ' });
    const second = await send(ann, ben, { text: 'Are you there?' });

    expect(first).toMatchObject({
      message: { seq: 1, from: 'me', text: 'Hello Ben', status: 'sent', cost: 0 },
      conversation: { free: true, state: 'open' },
    });
    expect(heardByBen.map(({ id, event }) => [id, event])).toMatchObject([
      [
        1,
        {
          kind: 'message',
          profile_id: ann,
          unread: 1,
          total_unread: 1,
          message: { seq: 1, from: 'them' },
          conversation: { state: 'request' },
        },
      ],
      [2, { kind: 'message', unread: 2, total_unread: 2, message: { id: second.message.id, seq: 2 } }],
    ]);
    expect(heardByAnn.map(({ id, event }) => [id, event])).toMatchObject([
      [1, { kind: 'message', profile_id: ben, unread: 0, total_unread: 0, message: { seq: 1, from: 'me' } }],
      [2, { kind: 'message' }],
    ]);
  });

  it('is tried once where what follows it breaks a rule of its own, which keeps its name', async () => {
    const [ann, ben] = [await add(), await add()];
    const same = { brand: BRAND, blocker_id: ann, blocked_id: ben, created_at: world.now() };
    const followUp = vi.spyOn(world.ports, 'followUp').mockReturnValue(async (trx) => {
      for (const block of [same, same]) await trx.insertInto('blocks').values(block).execute();
    });
    onTestFinished(() => followUp.mockRestore());
    await expect(send(ann, ben)).rejects.toMatchObject({ constraint: 'blocks_pkey' });
    expect(followUp).toHaveBeenCalledOnce();
    expect((await messages(ann, ben)).messages).toEqual([]);
  });

  it('is neither written nor paid where whoever sends is no longer who they were taken for', async () => {
    const [ann, ben] = [await add({ credits: 20, paid_user: true }), await add()];
    for (const written of [0, 1]) {
      const { confirmCaller } = world.guess;
      world.guess.confirmCaller = () => Promise.reject(new WrongGuess());
      await expect(send(ann, ben, { expected_cost: 10 })).rejects.toThrow(WrongGuess);
      world.guess.confirmCaller = confirmCaller;
      expect((await messages(ann, ben)).messages).toHaveLength(written);
      expect(await balance(ann)).toBe(20 - 10 * written);
      await send(ann, ben, { expected_cost: 10 });
    }
  });

  it('is stored as the event says, for who resumes later', async () => {
    const [ann, ben] = [await add(), await add()];
    const heard = listen(ben);
    await send(ann, ben);
    const stored = await database
      .forBrand(BRAND)
      .selectFrom('mailbox_events')
      .select('event')
      .where('member_id', '=', ben)
      .executeTakeFirstOrThrow();
    expect(stored.event).toEqual(heard[0]?.event);
  });

  it('opens a request when it is an answer, and is no request to somebody who likes the writer', async () => {
    const [ann, ben, cas] = [await add(), await add({ credits: 10 }), await add()];
    await like(cas, ann);
    await send(ann, ben);
    expect((await send(ben, ann, { expected_cost: 10 })).conversation.state).toBe('open');
    setSettings({ free_conversations: 2 });
    const heard = listen(cas);
    await send(ann, cas);
    expect(heard[0]?.event).toMatchObject({ conversation: { state: 'open' } });
  });
});

describe('the price', () => {
  it('is nothing in the free conversation, then credits; the refusal names what is needed', async () => {
    const [ann, ben, cas] = [await add({ credits: 15 }), await add(), await add({ name: 'Cas' })];
    await send(ann, ben);
    const paid = await send(ann, cas, { expected_cost: 10 });
    expect(paid).toMatchObject({ credits: 5, message: { cost: 10 } });
    await expect(send(ann, cas, { expected_cost: 10 })).rejects.toEqual(
      refusal('insufficient_credits', { needed: 10, credits: 5, name: 'Cas' }),
    );
    expect(await charges()).toHaveLength(1);
    await send(ann, ben);
    expect(await balance(ann)).toBe(5);
  });

  it('of an answer is credits too: free of charge are only conversations that one began (contract part 0, 12)', async () => {
    const [ann, ben, cas] = [await add(), await add({ credits: 10 }), await add()];
    await send(ann, ben);
    await expect(send(ben, ann)).rejects.toEqual(refusal('price_changed', { cost: 10 }));
    expect(await send(ben, ann, { expected_cost: 10 })).toMatchObject({ credits: 0, message: { cost: 10 } });
    await expect(send(ben, ann)).rejects.toEqual(refusal('insufficient_credits'));
    expect((await send(ben, cas)).message.cost).toBe(0);
  });

  it('of a conversation that began free of charge stays nothing to whoever began it, also after an answer', async () => {
    const [ann, ben] = [await add(), await add({ credits: 10 })];
    await send(ann, ben);
    await send(ben, ann, { expected_cost: 10 });
    expect((await send(ann, ben)).message.cost).toBe(0);
  });

  it.each([0, 20])('is seen before it is paid, and %i is not it', async (expected_cost) => {
    const [ann, ben] = [await add({ credits: 50, paid_user: true }), await add()];
    await expect(send(ann, ben, { expected_cost })).rejects.toEqual(refusal('price_changed', { cost: 10 }));
    expect(await balance(ann)).toBe(50);
  });

  it('uses up free messages where a brand gives those', async () => {
    setSettings({ free_conversations: null, free_messages: 2 });
    const [ann, ben] = [await add(), await add()];
    expect((await send(ann, ben)).free_left).toBe(1);
    expect((await send(ann, ben)).free_left).toBe(0);
    await expect(send(ann, ben)).rejects.toEqual(refusal('insufficient_credits'));
  });

  it('uses up one free conversation, however much is written in it', async () => {
    setSettings({ free_conversations: 2 });
    const [ann, ben, cas] = [await add(), await add(), await add()];
    await send(ann, ben);
    await send(ann, ben);
    expect((await send(ann, cas)).message.cost).toBe(0);
  });

  it('uses up no free message in a free conversation, and counts none beside its button', async () => {
    setSettings({ free_conversations: 1, free_messages: 2 });
    const [ann, ben, cas] = [await add(), await add(), await add()];
    expect((await send(ann, ben)).free_left).toBeNull();
    expect((await send(ann, cas)).free_left).toBe(1);
    expect((await send(ann, ben)).free_left).toBeNull();
  });

  it('tells the other tabs of the member what is left', async () => {
    const [ann, ben] = [await add({ credits: 30, paid_user: true }), await add()];
    const heard = listen(ann);
    await send(ann, ben, { expected_cost: 10 });
    expect(heard.at(-1)).toEqual({ id: null, event: { kind: 'credits', credits: 20, paid_user: true } });
  });
});

describe('twice', () => {
  it('the same client_id is one message, one charge and the first answer again', async () => {
    const [ann, ben] = [await add({ credits: 10, paid_user: true }), await add()];
    const body = { client_id: uuid(), expected_cost: 10 };
    const first = await send(ann, ben, body);
    const again = await send(ann, ben, body);
    expect(again.message).toEqual(first.message);
    expect(again.credits).toBe(0);
    expect(await charges()).toHaveLength(1);
  });

  it('at the same moment too', async () => {
    const [ann, ben] = [await add({ credits: 100, paid_user: true }), await add()];
    const body = { client_id: uuid(), expected_cost: 10 };
    const replies = await Promise.all([1, 2, 3].map(() => send(ann, ben, body)));
    expect(new Set(replies.map(({ message }) => message.id)).size).toBe(1);
    expect(await balance(ann)).toBe(90);
  });

  it.each([true, false])(
    'another text or reader under the same client_id is a conflict (confirmed: %s)',
    async (confirmed) => {
      const [ann, ben, cas] = [await add({ confirmed, credits: 10 }), await add(), await add()];
      const client_id = uuid();
      await send(ann, ben, { client_id });
      const conflict = refusal('idempotency_conflict');
      await expect(send(ann, ben, { client_id, text: 'Something else' })).rejects.toEqual(conflict);
      await expect(send(ann, cas, { client_id, expected_cost: 10 })).rejects.toEqual(conflict);
    },
  );
});

describe('at the same moment', () => {
  it('two tabs with credits for one message send one', async () => {
    const [ann, ben, cas] = [await add({ credits: 10, paid_user: true }), await add(), await add()];
    const results = await Promise.allSettled([
      send(ann, ben, { expected_cost: 10 }),
      send(ann, cas, { expected_cost: 10 }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toEqual(refusal('insufficient_credits'));
    expect(await balance(ann)).toBe(0);
  });

  it('both sides write without gaps, also when neither has written before', async () => {
    const [ann, ben] = [await add({ credits: 1000, paid_user: true }), await add({ credits: 1000, paid_user: true })];
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 ? send(ann, ben, { expected_cost: 10 }) : send(ben, ann, { expected_cost: 10 }),
      ),
    );
    expect((await messages(ann, ben)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('one free conversation is given once', async () => {
    const [ann, ben, cas] = [await add(), await add(), await add()];
    const results = await Promise.allSettled([send(ann, ben), send(ann, cas)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
