import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listChats } from '@parlour/contract/chat/list-chats';
import { removeChat } from '@parlour/contract/chat/remove-chat';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, as, send, messages, listen, chats, update, remove, setSettings } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

describe('the list', () => {
  it('shows the newest first, requests to those who were asked, and the unread total', async () => {
    setSettings({ free_conversations: 5 });
    const [ann, ben, cas] = [await add(), await add(), await add()];
    await send(ben, ann, { text: 'First' });
    await send(ann, cas, { text: 'Second' });
    expect(await chats(ann)).toMatchObject({
      total_unread: 1,
      requests: 1,
      chats: [
        {
          profile: { id: cas },
          num_unread_messages: 0,
          conversation: { state: 'open', last_message: { text: 'Second', from: 'me' } },
        },
        {
          profile: { id: ben },
          num_unread_messages: 1,
          conversation: { state: 'request', last_message: { text: 'First', from: 'them' } },
        },
      ],
    });
  });

  it('accepts a request and mutes', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben)).conversation;
    expect((await update(ann, { id, accept: true })).chat.conversation.state).toBe('open');
    expect((await chats(ben)).requests).toBe(1);
    expect((await update(ben, { id, accept: true, muted: true })).chat.conversation).toMatchObject({
      state: 'open',
      muted: true,
    });
  });

  it('counts as requests what it shows as such: not what was removed, one’s own, or from somebody who is gone', async () => {
    const [ann, fay, ...writers] = await Promise.all(Array.from({ length: 5 }, () => add()));
    const [, removed, gone] = writers;
    for (const writer of writers) await send(writer, ann!);
    await send(ann!, fay!);
    const { chats: listed } = await chats(ann!);
    await remove(ann!, listed.find(({ profile }) => profile.id === removed)!.conversation.id);
    await db().updateTable('profiles').set({ status: 'disabled' }).where('member_id', '=', gone!).execute();
    const left = await chats(ann!);
    expect(left.chats.map(({ conversation }) => conversation.state)).toEqual(['open', 'gone', 'request']);
    expect(left.requests).toBe(1);
  });

  it('says nothing more of what was written in a conversation that was let go', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben)).conversation;
    await remove(ben, id);
    expect((await update(ben, { id, muted: true })).chat.conversation.last_message).toBeNull();
    expect((await update(ann, { id, muted: true })).chat.conversation.last_message).toMatchObject({ text: 'Hello' });
  });

  it('lets a conversation go, and back with the next message alone', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben, { text: 'Old' })).conversation;
    expect(await remove(ben, id)).toEqual({ removed: [id], total_unread: 0 });
    expect((await chats(ben)).chats).toEqual([]);
    expect((await chats(ann)).chats).toHaveLength(1);
    await send(ann, ben, { text: 'New' });
    expect((await chats(ben)).chats).toHaveLength(1);
    expect((await messages(ben, ann)).messages.map(({ text }) => text)).toEqual(['New']);
    expect(await as(ben, removeChat, { body: { profile_id: ann } })).toMatchObject({ removed: [id] });
    await expect(remove(await add(), id)).rejects.toMatchObject({ code: 'conversation_not_found' });
  });
});

describe('the pages of the list', () => {
  /** Members who have written to one, the last one last. */
  async function writers(to: string, count: number): Promise<string[]> {
    const all: string[] = [];
    for (let number = 0; number < count; number += 1) {
      const from = await add();
      await send(from, to);
      all.push(from);
    }
    return all;
  }
  const people = ({ chats: page }: Awaited<ReturnType<typeof chats>>) => page.map(({ profile }) => profile.id);

  it('reach the oldest conversation, each once, though new messages move others up meanwhile', async () => {
    const ann = await add();
    const all = (await writers(ann, 52)).reverse();
    const first = await chats(ann);
    expect(people(first)).toEqual(all.slice(0, 50));
    expect(first).toMatchObject({ total_unread: 52, requests: 52 });

    await send(await add(), ann);
    const second = await chats(ann, { next: first.next });
    expect(people(second)).toEqual(all.slice(50));
    expect(second).toMatchObject({ total_unread: 53, requests: 53 });
    expect(second.next).toBeUndefined();
  });

  it('go on in the same order where many were written to at once, and end with the last', async () => {
    const ann = await add();
    await writers(ann, 51);
    await db().updateTable('participants').set({ updated_at: world.now() }).where('member_id', '=', ann).execute();
    const first = await chats(ann);
    const second = await chats(ann, { next: first.next });
    expect(new Set([first, second].flatMap(people)).size).toBe(51);
    await remove(ann, first.chats[0]!.conversation.id);
    expect((await chats(ann)).next).toBeUndefined();
  });

  it.each([
    'made-up',
    '_',
    '2026-11-21T12:00:00.000Z_made-up',
    '2026-13-41T12:00:00.000Z_00000000-0000-4000-8000-000000000001',
    '0000-01-01T12:00:00.000Z_00000000-0000-4000-8000-000000000001',
    '2026-11-21T12:00:00.000Z_00000000-0000-4000-8000-000000000001_',
  ])('do not begin at a cursor that is none: %s', async (next) => {
    await expect(chats(await add(), { next })).rejects.toMatchObject({ fields: { next: 'value_unknown' } });
  });

  it('are asked for by nothing else', () => {
    expect(listChats.query.safeParse({ page: '2' }).success).toBe(false);
  });
});

describe('a change of a conversation', () => {
  it('is told to its member alone, once', async () => {
    const [ann, ben] = [await add(), await add()];
    const { id } = (await send(ann, ben)).conversation;
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    const told = { kind: 'conversation_changed', conversation_id: id };
    const read = { kind: 'conversation_read', conversation_id: id, total_unread: 0 };
    const events = () => heardByBen.splice(0).map(({ event }) => event);

    for (const change of [{ accept: true }, { muted: true }, { muted: false }] as const) {
      await update(ben, { id, ...change });
      expect(events()).toEqual([told]);
      await update(ben, { id, ...change });
      expect(events()).toEqual([]);
    }
    await remove(ben, id);
    expect(events()).toMatchObject([read, told]);
    expect(heardByAnn).toEqual([]);
  });
});
