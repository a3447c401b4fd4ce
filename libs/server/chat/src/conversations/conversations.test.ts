import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@parlour/server-bus';
import { contextOf } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import type { MemberWishes } from '@parlour/testing/members';
import { blockConversation, chatRelation, openConversation, unblockConversation, writeAs } from '../index.ts';
import { takeDownMessages } from '../messages/take-down-messages.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, messages, listen, chats, update } = world;
const work = <T>(run: Parameters<typeof inTransaction<T>>[1]) => inTransaction({ brand: world.brand, db: db() }, run);

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

describe('reading', () => {
  /** Two whose conversation begins open, since the second likes the first. */
  const inTouch = async (first: MemberWishes = {}, second: MemberWishes = {}) => {
    const pair = [await add(first), await add(second)] as const;
    await world.like(pair[1], pair[0]);
    return pair;
  };

  it('goes as far as a message of that conversation, and by none of another', async () => {
    const [ann, ben] = await inTouch();
    const { conversation } = await send(ann, ben);
    const { message } = await send(await add(), ben);
    const read = update(ben, { id: conversation.id, read_until: message.id });
    await expect(read).rejects.toMatchObject({ fields: { read_until: 'value_unknown' } });
    expect((await chats(ben)).chats.map(({ num_unread_messages }) => num_unread_messages)).toEqual([1, 1]);
  });

  it('lowers the counts, marks the messages, and tells both members', async () => {
    const [ann, ben] = await inTouch();
    const first = await send(ann, ben);
    const second = await send(ann, ben);
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    const id = first.conversation.id;

    expect(await update(ben, { id, read_until: first.message.id })).toMatchObject({
      total_unread: 1,
      chat: { num_unread_messages: 1 },
    });
    expect(await update(ben, { id, read_until: second.message.id })).toMatchObject({
      total_unread: 0,
      chat: { num_unread_messages: 0 },
    });
    expect(heardByAnn.map(({ event }) => event)).toMatchObject([
      { kind: 'message_read', read_seq: 1 },
      { kind: 'message_read', read_seq: 2 },
    ]);
    expect(heardByBen.map(({ event }) => event)).toMatchObject([
      { kind: 'conversation_read', read_seq: 1, total_unread: 1 },
      { kind: 'conversation_read', read_seq: 2, total_unread: 0 },
    ]);
    expect((await messages(ann, ben)).messages.map(({ status }) => status)).toEqual(['read', 'read']);

    await update(ben, { id, read_until: first.message.id });
    expect(heardByBen).toHaveLength(2);
  });

  it('tells nothing to the writer where the reader wants that', async () => {
    const [ann, ben] = await inTouch({}, { read_receipts: false });
    const { conversation, message } = await send(ann, ben);
    const heard = listen(ann);
    expect((await update(ben, { id: conversation.id, read_until: message.id })).total_unread).toBe(0);
    expect(heard).toEqual([]);
    expect((await messages(ann, ben)).messages).toMatchObject([{ status: 'sent', read_at: null }]);
  });

  it('says of what was read before the reader let it be seen nothing afterwards either', async () => {
    const [ann, ben] = await inTouch({}, { read_receipts: false });
    const { conversation, message } = await send(ann, ben);
    await update(ben, { id: conversation.id, read_until: message.id });
    const wish = db().updateTable('profiles').set({ read_receipts: true }).where('brand', '=', BRAND);
    await wish.where('member_id', '=', ben).execute();
    const next = await send(ann, ben);
    await update(ben, { id: conversation.id, read_until: next.message.id });
    expect((await messages(ann, ben)).messages.map(({ status }) => status)).toEqual(['sent', 'read']);
  });

  it('tells nothing to a writer who does not tell it either', async () => {
    const [ann, ben] = await inTouch({ read_receipts: false });
    const { conversation, message } = await send(ann, ben);
    const heard = listen(ann);
    await update(ben, { id: conversation.id, read_until: message.id });
    expect(heard).toEqual([]);
    expect((await messages(ann, ben)).messages).toMatchObject([{ status: 'sent', read_at: null }]);
    expect((await chats(ann)).chats[0]?.conversation.last_message).toMatchObject({ status: 'sent', read_at: null });
    expect((await messages(ben, ann)).messages).toMatchObject([{ status: 'read' }]);
  });
});

describe('the history', () => {
  it('goes back and forth from a message', async () => {
    const [ann, ben] = [await add(), await add()];
    const sent = [];
    for (const text of ['1', '2', '3', '4', '5']) sent.push((await send(ann, ben, { text })).message);
    const texts = async (query: object) => {
      const reply = await messages(ben, ann, query);
      return [reply.messages.map(({ text }) => text).join(''), reply.has_more];
    };
    expect(await texts({ limit: 2 })).toEqual(['45', true]);
    expect(await texts({ limit: 2, before: sent[3]!.id })).toEqual(['23', true]);
    expect(await texts({ limit: 2, before: sent[1]!.id })).toEqual(['1', false]);
    expect(await texts({ limit: 3, after: sent[1]!.id })).toEqual(['345', false]);
    for (const part of [{ before: sent[1]!.id }, { after: sent[0]!.id, limit: 1 }, { after: sent[4]!.id }])
      expect((await messages(ben, ann, part)).conversation).toMatchObject({ last_message: { text: '5' } });
  });

  it('is empty before anybody has written, with the price of the first message', async () => {
    const [ann, ben] = [await add(), await add()];
    expect(await messages(ann, ben)).toMatchObject({
      conversation: null,
      messages: [],
      can_send: { allowed: true, cost: { text: 0 } },
    });
    const context = await contextOf({ brand: world.brand, db: db(), now: world.now() }, ann);
    expect(await chatRelation(context as never, ben)).toMatchObject({
      conversation_id: null,
      can_send: { allowed: true },
    });
  });
});

describe('removed messages', () => {
  it('say nothing any more, and both are told which, once', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben);
    await send(ann, ben, { text: 'Stays' });
    const heard = [listen(ann), listen(ben)];
    const remove = () => work(({ trx }) => takeDownMessages(world.ports, trx, BRAND, [message.id], world.now()));
    expect([await remove(), await remove()]).toEqual([1, 0]);
    for (const events of heard)
      expect(events.map(({ event }) => event)).toEqual([
        { kind: 'conversation_changed', conversation_id: conversation.id, removed: [message.id] },
      ]);
    expect((await messages(ben, ann)).messages).toMatchObject([{ deleted: true, text: null }, { text: 'Stays' }]);
  });
});

describe('a closed profile', () => {
  it('is shown to nobody who has no conversation with it', async () => {
    const [ann, ben, cas] = [await add(), await add(), await add()];
    const unconfirmed = await add({ confirmed: false });
    await send(ann, cas);
    const gone = { code: 'profile_gone' };
    await expect(messages(ann, unconfirmed)).rejects.toMatchObject(gone);
    for (const status of ['pending_deletion', 'blocked'] as const) {
      await db().updateTable('members').set({ status }).where('brand', '=', BRAND).where('id', '=', cas).execute();
      await expect(messages(ben, cas)).rejects.toMatchObject(gone);
      expect(await messages(ann, cas)).toMatchObject({
        conversation: { state: 'gone' },
        messages: [{ text: 'Hello' }],
      });
    }
  });
});

describe('a tie that changes', () => {
  it('closes and opens the conversation, and clears what can no longer be read', async () => {
    const [ann, ben] = [await add(), await add()];
    await send(ann, ben);
    const pair = { brand: BRAND, memberId: ben, otherId: ann };
    await work(({ trx }) => blockConversation(world.ports, trx, pair));
    expect((await chats(ben)).total_unread).toBe(0);
    await work(({ trx }) => unblockConversation(world.ports, trx, pair));
    expect((await chats(ben)).chats).toMatchObject([{ conversation: { state: 'request' } }]);
  });

  it('leaves whoever was blocked a conversation that they change no more, however they ask', async () => {
    const [ann, ben] = [await add(), await add()];
    const { conversation, message } = await send(ann, ben);
    await world.block(ann, ben);
    const heard = listen(ben);
    for (const change of [{ muted: true }, { accept: true as const }, { read_until: message.id }])
      await expect(update(ben, { id: conversation.id, ...change })).rejects.toMatchObject({
        code: 'conversation_not_found',
      });
    expect(heard).toEqual([]);
    await db().deleteFrom('blocks').where('brand', '=', BRAND).execute();
    expect((await chats(ben)).chats).toMatchObject([
      { conversation: { muted: false, state: 'request' }, num_unread_messages: 1 },
    ]);
  });

  it('is told of no conversation by what waits for a confirmation', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    await send(ann, ben);
    const pair = { brand: BRAND, memberId: ben, otherId: ann };
    expect(await work(({ trx }) => openConversation(world.ports, trx, pair))).toBeNull();
    const kept = db().selectFrom('conversations').select('state').where('started_by', '=', ann);
    expect(await kept.execute()).toEqual([{ state: 'request' }]);
  });

  it('makes no request of a match', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben)).conversation;
    expect(
      await work(({ trx }) => openConversation(world.ports, trx, { brand: BRAND, memberId: ben, otherId: ann })),
    ).toBe(id);
    expect((await chats(ben)).requests).toBe(0);
    expect(
      await work(async ({ trx }) =>
        openConversation(world.ports, trx, { brand: BRAND, memberId: ben, otherId: await addOther(ben) }),
      ),
    ).toBeNull();
  });
});

const addOther = async (memberId: string): Promise<string> => memberId.replace(/.{4}$/, '0000');

describe('an answer written by the site', () => {
  it('costs nothing and says who wrote it', async () => {
    const [ann, doll] = [await add(), await add({ fictional: true })];
    await send(ann, doll);
    const written = await work(({ trx }) =>
      writeAs(
        world.ports,
        trx,
        { brand: world.brand, now: world.now() },
        { senderId: doll, recipientId: ann, text: 'Hi', senderKind: 'operator' },
      ),
    );
    expect(written).toMatchObject({ sender_kind: 'operator', cost: 0 });
    expect((await messages(ann, doll)).messages.at(-1)).toMatchObject({
      from: 'them',
      sender_kind: 'operator',
      seq: 2,
    });
  });
});
