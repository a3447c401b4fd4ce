import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { contextOf, runCall } from '@parlour/testing/call';
import { chatCalls, holdMessage, takesFirstMessage } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { confirmMember } from '../testing/confirm-member.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, upload, messages, listen, chats, balance, remove, told } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

const confirm = (memberId: string) => confirmMember(world, db(), memberId);

/** Leaves of a member what erasing leaves: whose seats are empty, and whose rows say no more than that they are gone. */
async function erase(memberId: string): Promise<void> {
  const gone = { status: 'pending_deletion', confirmed_at: null, erased_at: world.now() } as const;
  const conversations = db().updateTable('conversations').set({ state: 'gone' }).where('brand', '=', BRAND);
  await conversations.where((row) => row.or([row('low_id', '=', memberId), row('high_id', '=', memberId)])).execute();
  await db().updateTable('members').set(gone).where('brand', '=', BRAND).where('id', '=', memberId).execute();
  const profile = db().updateTable('profiles').set({ status: 'disabled' }).where('brand', '=', BRAND);
  await profile.where('member_id', '=', memberId).execute();
}

const MAX_HELD = 50;

const held = () => db().selectFrom('held_messages').selectAll().where('brand', '=', BRAND).execute();

describe('what somebody unconfirmed writes', () => {
  it('is kept up to a number, and what more there is asks for the confirmation', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    for (let number = 1; number <= MAX_HELD; number += 1) await send(ann, ben, { text: `${number}` });
    const full = { allowed: false, reason: 'not_confirmed' };
    expect(await messages(ann, ben)).toMatchObject({ can_send: full, conversation: { can_send: full } });
    expect((await chats(ann)).chats[0]).toMatchObject({ conversation: { can_send: full } });
    for (const act of [send, upload]) await expect(act(ann, ben)).rejects.toMatchObject({ code: 'not_confirmed' });
    expect(await held()).toHaveLength(MAX_HELD);
    expect(await confirm(ann)).toEqual({ delivered: MAX_HELD, dropped: 0 });
    expect(await send(ann, ben, { text: 'At last' })).toMatchObject({ message: { seq: MAX_HELD + 1 } });
  });

  it('is told to the pages of its writer, once', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const heard = listen(ann);
    const client_id = uuid();
    const { conversation } = await send(ann, ben, { client_id });
    await send(ann, ben, { client_id });
    const changed = { kind: 'conversation_changed', conversation_id: conversation.id };
    expect(heard.map(({ event }) => event)).toEqual([changed]);
  });

  it('is kept, shown to the writer alone, and delivered in order at confirmation', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const heard = listen(ben);
    const first = await send(ann, ben, { text: 'One' });
    await send(ann, ben, { text: 'Two' });

    expect(first).toMatchObject({
      message: { status: 'held', seq: null },
      conversation: { can_send: { warn_not_confirmed: true } },
    });
    expect((await messages(ann, ben)).messages.map(({ text, status }) => [text, status])).toEqual([
      ['One', 'held'],
      ['Two', 'held'],
    ]);
    expect((await chats(ann)).chats).toMatchObject([
      { conversation: { last_message: { text: 'Two', status: 'held' } } },
    ]);
    await expect(messages(ben, ann)).rejects.toMatchObject({ code: 'profile_gone' });
    expect((await chats(ben)).chats).toEqual([]);
    expect(heard).toEqual([]);

    expect(await confirm(ann)).toEqual({ delivered: 2, dropped: 0 });
    expect((await messages(ben, ann)).messages.map(({ id, text, seq }) => [id, text, seq])).toMatchObject([
      [first.message.id, 'One', 1],
      [expect.any(String), 'Two', 2],
    ]);
    expect(heard.map(({ event }) => event)).toMatchObject([
      { message: { text: 'One' } },
      { message: { text: 'Two' }, total_unread: 2 },
    ]);
  });

  it('is kept once for one client_id', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const body = { client_id: uuid() };
    const first = await send(ann, ben, body);
    expect((await send(ann, ben, body)).message).toEqual(first.message);
    expect(await confirm(ann)).toEqual({ delivered: 1, dropped: 0 });
  });

  it('cannot be more than the free allowance and the credits will cover', async () => {
    const [ann, ben, cas, dan] = [await add({ confirmed: false, credits: 10 }), await add(), await add(), await add()];
    await send(ann, ben);
    await send(ann, cas, { expected_cost: 10 });
    await expect(send(ann, dan, { expected_cost: 10 })).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect(await balance(ann)).toBe(10);
    expect(await confirm(ann)).toEqual({ delivered: 2, dropped: 0 });
    expect(await balance(ann)).toBe(0);
    expect(told).toEqual([]);
  });

  it.each([
    ['pays meanwhile', true, { message_credits: 40 }],
    ['is given less meanwhile', false, { message_credits: 40, free_conversations: 0 }],
  ])('costs no more than a writer was shown who %s, and nothing where that was free', async (_, paid_user, changes) => {
    const [ann, ben, cas] = [await add({ confirmed: false, credits: 10 }), await add(), await add()];
    await send(ann, ben);
    await send(ann, cas, { expected_cost: 10 });
    const account = db().updateTable('members').set({ paid_user });
    await account.where('brand', '=', BRAND).where('id', '=', ann).execute();
    world.setSettings(changes);
    expect((await messages(ann, cas)).conversation).toMatchObject({ can_send: { cost: { text: 40 } } });
    expect(await confirm(ann)).toEqual({ delivered: 2, dropped: 0 });
    expect(await balance(ann)).toBe(0);
  });

  it('costs less where it has become cheaper', async () => {
    world.setSettings({ free_conversations: null, free_messages: 0 });
    const [ann, ben] = [await add({ confirmed: false, credits: 10 }), await add()];
    await send(ann, ben, { expected_cost: 10 });
    world.setSettings({ free_conversations: null, free_messages: 0, message_credits: 4 });
    expect(await confirm(ann)).toEqual({ delivered: 1, dropped: 0 });
    expect(await balance(ann)).toBe(6);
  });

  it('is dropped, not charged and told once where it is no longer allowed, and leaves nothing in the list', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    await send(ann, ben);
    await send(ann, ben);
    const rule = db().updateTable('profiles').set({ who_can_message: 'matches' });
    await rule.where('brand', '=', BRAND).where('member_id', '=', ben).execute();
    expect((await chats(ann)).chats).toHaveLength(1);
    expect(await confirm(ann)).toEqual({ delivered: 0, dropped: 2 });
    expect(await held()).toEqual([]);
    expect((await chats(ann)).chats).toEqual([]);
    expect(told).toEqual([{ memberId: ann, notice: 'message_not_sent' }]);
  });

  it('is dropped and told where its recipient was erased meanwhile', async () => {
    const [ann, ben, cas] = [await add({ confirmed: false, credits: 10 }), await add(), await add()];
    await send(ann, ben);
    await send(ann, cas, { expected_cost: 10 });
    await erase(ben);
    expect(await confirm(ann)).toEqual({ delivered: 1, dropped: 1 });
    expect(await held()).toEqual([]);
    expect(told).toEqual([{ memberId: ann, notice: 'message_not_sent' }]);
  });

  it('leaves nothing in the list either where it has waited too long', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    await send(ann, ben);
    await db().deleteFrom('held_messages').where('brand', '=', BRAND).execute();
    expect((await chats(ann)).chats).toEqual([]);
    await send(ann, ben, { text: 'Again' });
    expect((await chats(ann)).chats).toMatchObject([{ conversation: { last_message: { text: 'Again' } } }]);
  });

  it('is taken back with the conversation that its writer removes, and with no other', async () => {
    const [ann, ben, cas] = [await add({ confirmed: false, credits: 10 }), await add(), await add()];
    const { conversation } = await send(ann, ben);
    await send(ann, cas, { text: 'Stays', expected_cost: 10 });
    await remove(ann, conversation.id);
    expect((await held()).filter(({ text }) => text !== null)).toMatchObject([{ recipient_id: cas }]);
    expect((await messages(ann, ben)).messages).toEqual([]);
    expect(await confirm(ann)).toEqual({ delivered: 1, dropped: 0 });
    expect((await messages(ben, ann)).messages).toEqual([]);
    expect(await balance(ann)).toBe(10);
  });
});

describe('what is written at the moment of the confirmation', () => {
  it('is sent where the session was looked at before it', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    const context = { brand: world.brand, db: db(), now: world.now() };
    const before = await contextOf(context, ann);
    await confirm(ann);
    const body = { profile_id: ben, type: 'text' as const, text: 'Hello', client_id: uuid(), expected_cost: 0 };
    const { message } = await runCall(chatCalls(world.ports), sendMessage, { body }, before);
    expect(message).toMatchObject({ status: 'sent', seq: 1 });
  });

  it('is neither lost nor written twice', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    await send(ann, ben);
    const writing = Array.from({ length: 6 }, (_, turn) => send(ann, ben, { text: `Message ${turn}` }));
    await Promise.all([...writing, confirm(ann)]);
    const { messages: arrived } = await messages(ben, ann);
    expect(arrived.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(arrived.map(({ text }) => text)).size).toBe(7);
  });
});

describe('the first message of a sign-up', () => {
  const hold = (senderId: string, recipientId: string) =>
    inTransaction({ brand: world.brand, db: db() }, ({ trx }) =>
      holdMessage(trx, { brand: world.brand, now: world.now() }, { senderId, recipientId, text: 'Hello' }),
    );
  const takes = (memberId: string) => takesFirstMessage({ brand: world.brand, db: db() }, memberId);

  it('is held like any other', async () => {
    const [ann, ben] = [await add({ confirmed: false }), await add()];
    expect(await takes(ben)).toBe(true);
    expect(await hold(ann, ben)).toBe(true);
    expect(await confirm(ann)).toEqual({ delivered: 1, dropped: 0 });
  });

  it.each([
    ['is not confirmed', { confirmed: false }],
    ['wants to hear only from whom they like', { who_can_message: 'liked' }],
    ['wants to hear only from matches', { who_can_message: 'matches' }],
  ] as const)('is neither promised nor held for somebody who %s', async (_, wishes) => {
    const [ann, ben] = [await add({ confirmed: false }), await add(wishes)];
    expect([await takes(ben), await hold(ann, ben)]).toEqual([false, false]);
    expect(await confirm(ann)).toEqual({ delivered: 0, dropped: 0 });
  });

  it('is neither promised nor held where it is not free: nobody has been shown a price', async () => {
    world.setSettings({ free_conversations: null, signup_credits: 10 });
    const [ann, ben] = [await add({ confirmed: false, credits: 10 }), await add()];
    expect([await takes(ben), await hold(ann, ben)]).toEqual([false, false]);
    expect(await takes(uuid())).toBe(false);
  });
});
