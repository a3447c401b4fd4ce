import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeMessage } from '@parlour/contract/chat/remove-message';
import { TAKE_BACK_MINUTES } from '@parlour/models/chat/take-back';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { chatCalls } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, give, messages, listen, chats, balance, removeMessage: takeAway, remove, update } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

const texts = async (memberId: string, other: string) =>
  (await messages(memberId, other)).messages.map(({ text, deleted }) => (deleted ? 'removed' : text));

/** What a stream of the member's would replay. */
const kept = (memberId: string) =>
  db()
    .selectFrom('mailbox_events')
    .select('event')
    .where('brand', '=', BRAND)
    .where('member_id', '=', memberId)
    .orderBy('event_id')
    .execute();

/** The call as it would be that many minutes from now. */
async function later(minutes: number, memberId: string, id: string) {
  const now = new Date(world.now().getTime() + minutes * 60_000);
  const context = await contextOf({ brand: world.brand, db: db(), now }, memberId);
  return runCall(chatCalls(world.ports), removeMessage, { body: { id, for: 'all' } }, context);
}

describe("one's own message, for both", () => {
  it('says nothing any more, to either, in the list either, and both hear of it', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben, { text: 'Too much said' });
    const heard = [listen(ann), listen(ben)];
    expect((await takeAway(ann, message.id, 'all')).message).toMatchObject({
      id: message.id,
      client_id: message.client_id,
      text: null,
      deleted: true,
    });
    for (const events of heard)
      expect(events.map(({ event }) => event)).toEqual([
        { kind: 'conversation_changed', conversation_id: conversation.id, removed: [message.id] },
      ]);
    for (const [reader, other] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      expect(await texts(reader, other)).toEqual(['removed']);
      expect(JSON.stringify(await chats(reader))).not.toContain('Too much said');
    }
  });

  it('is not said again by a stream that resumes', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben, { text: 'Too much said' });
    await send(ann, ben, { text: 'Stays' });
    await takeAway(ann, message.id, 'all');
    const changed = { kind: 'conversation_changed', conversation_id: conversation.id };
    expect((await kept(ben)).map(({ event }) => event)).toMatchObject([
      changed,
      { kind: 'message', message: { text: 'Stays' } },
      { ...changed, removed: [message.id] },
    ]);
  });

  it('returns no credits, be it words or a gift', async () => {
    const [ann, ben] = [await add({ credits: 100 }), await add()];
    const written = await send(ann, ben);
    const { message, credits } = await give(ann, ben, 'rose');
    for (const { id } of [written.message, message]) await takeAway(ann, id, 'all');
    expect(await balance(ann)).toBe(credits);
    expect((await messages(ben, ann)).messages).toMatchObject([
      { deleted: true, gift: null },
      { deleted: true, gift: null },
    ]);
  });

  it('gives the same answer twice, and tells it once', async () => {
    const [ann, ben] = [await add(), await add()];
    const { message } = await send(ann, ben);
    const first = await takeAway(ann, message.id, 'all');
    const heard = listen(ben);
    expect(await takeAway(ann, message.id, 'all')).toEqual(first);
    expect(await later(TAKE_BACK_MINUTES + 1, ann, message.id)).toEqual(first);
    expect(heard).toEqual([]);
  });

  it('can be taken back for an hour and not longer', async () => {
    const [ann, ben] = [await add(), await add()];
    const early = await send(ann, ben);
    const late = await send(ann, ben, { text: 'Stays' });
    await later(TAKE_BACK_MINUTES - 1, ann, early.message.id);
    await expect(later(TAKE_BACK_MINUTES + 1, ann, late.message.id)).rejects.toMatchObject({
      code: 'too_late',
      params: { minutes: TAKE_BACK_MINUTES },
    });
    await takeAway(ann, late.message.id, 'me');
    await expect(later(TAKE_BACK_MINUTES + 1, ann, late.message.id)).rejects.toMatchObject({ code: 'too_late' });
    expect(await texts(ben, ann)).toEqual(['removed', 'Stays']);
  });

  it('goes also where its sender has removed the conversation on another device, and does not come back there', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben);
    await remove(ann, conversation.id);
    expect((await takeAway(ann, message.id, 'all')).message).toMatchObject({ id: message.id, deleted: true });
    expect(await texts(ben, ann)).toEqual(['removed']);
    expect(await texts(ann, ben)).toEqual([]);
    expect((await chats(ann)).chats).toEqual([]);
  });

  it("is not the other's to take back", async () => {
    const [ann, ben] = [await add(), await add()];
    const { message } = await send(ann, ben);
    await expect(takeAway(ben, message.id, 'all')).rejects.toMatchObject({ fields: { for: 'value_unknown' } });
    expect(await texts(ben, ann)).toEqual(['Hello']);
  });
});

describe('a message, for oneself', () => {
  it.each([
    ['sent', 0],
    ['received', 1],
  ])('that one %s is kept by the other, who hears nothing of it', async (_, who) => {
    const pair = [await add(), await add()] as const;
    const { conversation, message } = await send(pair[0], pair[1]);
    const [me, other] = [pair[who]!, pair[1 - who]!];
    await send(pair[0], pair[1], { text: 'Stays' });
    const [mine, theirs] = [listen(me), listen(other)];
    expect((await takeAway(me, message.id, 'me')).message).toMatchObject({ deleted: true, text: null });
    await takeAway(me, message.id, 'me');
    expect(mine.map(({ event }) => event)).toEqual([
      { kind: 'conversation_changed', conversation_id: conversation.id, removed: [message.id] },
    ]);
    expect(theirs).toEqual([]);
    expect(await texts(me, other)).toEqual(['removed', 'Stays']);
    expect(await texts(other, me)).toEqual(['Hello', 'Stays']);
  });

  it('may go for both afterwards', async () => {
    const [ann, ben] = [await add(), await add()];
    const { message } = await send(ann, ben);
    await takeAway(ann, message.id, 'me');
    await takeAway(ann, message.id, 'all');
    expect(await texts(ben, ann)).toEqual(['removed']);
  });

  it('stays unread until it is read', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben);
    await takeAway(ben, message.id, 'me');
    expect((await chats(ben)).total_unread).toBe(1);
    expect((await update(ben, { id: conversation.id, read_until: message.id })).total_unread).toBe(0);
  });
});

describe('what is not there', () => {
  it.each(['me', 'all'] as const)('for %s: of others, cleared, or nothing at all', async (whom) => {
    const [ann, ben, cas] = [await add(), await add(), await add()];
    const { conversation, message } = await send(ann, ben);
    const missing = { code: 'not_found' };
    await expect(takeAway(cas, message.id, whom)).rejects.toMatchObject(missing);
    await expect(takeAway(ann, uuid(), whom)).rejects.toMatchObject(missing);
    await remove(ben, conversation.id);
    await expect(takeAway(ben, message.id, whom)).rejects.toMatchObject(missing);
    expect(await texts(ann, ben)).toEqual(['Hello']);
  });

  it("for oneself: one's own that was cleared", async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben);
    await remove(ann, conversation.id);
    await expect(takeAway(ann, message.id, 'me')).rejects.toMatchObject({ code: 'not_found' });
    expect(await texts(ben, ann)).toEqual(['Hello']);
  });
});

describe('a message that is held', () => {
  it.each(['me', 'all'] as const)('is never sent, removed for %s', async (whom) => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const { conversation, message } = await send(ann, ben, { text: 'Too much said' });
    await send(ann, ben, { text: 'Stays' });
    const heard = [listen(ann), listen(ben)];
    expect((await takeAway(ann, message.id, whom)).message).toMatchObject({
      deleted: true,
      text: null,
      status: 'held',
    });
    expect(heard.map((events) => events.map(({ event }) => event))).toEqual([
      [{ kind: 'conversation_changed', conversation_id: conversation.id, removed: [message.id] }],
      [],
    ]);
    expect(await texts(ann, ben)).toEqual(['Stays']);
    await expect(takeAway(ann, message.id, whom)).rejects.toMatchObject({ code: 'not_found' });
  });

  it("is nobody else's to remove", async () => {
    const [ann, cas, ben] = [await add({ confirmed: false }), await add({ confirmed: false }), await add()];
    const { message } = await send(ann, ben);
    await expect(takeAway(cas, message.id, 'all')).rejects.toMatchObject({ code: 'not_found' });
    expect(await texts(ann, ben)).toEqual(['Hello']);
  });
});
