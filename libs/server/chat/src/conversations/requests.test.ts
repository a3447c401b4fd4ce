import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typing } from '@parlour/contract/chat/typing';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { blockConversation, openConversation } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, as, send, messages, chats, update, listen } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(database.forBrand(BRAND)));

describe('a request', () => {
  const kinds = (heard: ReturnType<typeof listen>) => heard.map(({ event }) => event.kind);
  const statuses = async (of: string, to: string) => (await messages(of, to)).messages.map(({ status }) => status);
  const match = (memberId: string, otherId: string) =>
    inTransaction({ brand: world.brand, db: database.forBrand(BRAND) }, ({ trx }) =>
      openConversation(world.ports, trx, { brand: BRAND, memberId, otherId }),
    );

  const letSeeReads = (memberId: string, read_receipts: boolean) =>
    database
      .forBrand(BRAND)
      .updateTable('profiles')
      .set({ read_receipts })
      .where('brand', '=', BRAND)
      .where('member_id', '=', memberId)
      .execute();

  async function asked(wishes: { read_receipts?: boolean } = {}) {
    const [ann, ben] = [await add(), await add({ credits: 20, ...wishes })];
    const { conversation, message } = await send(ann, ben);
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    const body = { id: conversation.id, read_until: message.id };
    const reads = () => update(ben, body);
    const types = () => as(ben, typing, { body: { conversation_id: conversation.id } });
    return { ann, ben, id: conversation.id, heardByAnn, heardByBen, reads, types };
  }

  it('that is looked at lowers the counts of its reader and tells nobody', async () => {
    const { ann, ben, heardByAnn, heardByBen, reads, types } = await asked();
    expect(await reads()).toMatchObject({ total_unread: 0, chat: { num_unread_messages: 0 } });
    await types();
    expect(kinds(heardByBen)).toEqual(['conversation_read']);
    expect(heardByAnn).toEqual([]);
    expect(await statuses(ann, ben)).toEqual(['sent']);
    expect((await chats(ann)).chats[0]?.conversation.last_message).toMatchObject({ status: 'sent', read_at: null });
  });

  it('that was looked at stays so unsaid while it is blocked', async () => {
    const { ann, ben, reads } = await asked();
    await reads();
    const context = { brand: world.brand, db: database.forBrand(BRAND) };
    const pair = { brand: BRAND, memberId: ann, otherId: ben };
    await inTransaction(context, ({ trx }) => blockConversation(world.ports, trx, pair));
    expect(await statuses(ann, ben)).toEqual(['sent']);
    expect((await chats(ann)).chats[0]?.conversation.last_message).toMatchObject({ status: 'sent', read_at: null });
  });

  it('that is accepted tells how far it was read', async () => {
    const { ann, ben, id, heardByAnn, reads, types } = await asked();
    await reads();
    await send(ann, ben);
    await update(ben, { id, accept: true });
    expect(heardByAnn.map(({ event }) => event).slice(1)).toMatchObject([{ kind: 'message_read', read_seq: 1 }]);
    expect(await statuses(ann, ben)).toEqual(['read', 'sent']);
    await types();
    expect(kinds(heardByAnn)).toEqual(['message', 'message_read', 'typing']);
  });

  it('that is answered tells how far it was read', async () => {
    const { ann, ben, heardByAnn, reads } = await asked();
    await reads();
    await send(ben, ann, { expected_cost: 10 });
    expect(kinds(heardByAnn)).toEqual(['message', 'message_read']);
    expect(await statuses(ann, ben)).toEqual(['read', 'sent']);
    await send(ben, ann, { expected_cost: 10 });
    expect(kinds(heardByAnn)).toEqual(['message', 'message_read', 'message']);
  });

  it('that is read and accepted at once tells so at once', async () => {
    const { ann, ben, id, heardByAnn, reads } = await asked();
    const { message } = await send(ann, ben);
    await reads();
    await update(ben, { id, read_until: message.id, accept: true });
    expect(kinds(heardByAnn)).toEqual(['message', 'message_read']);
    expect(await statuses(ann, ben)).toEqual(['read', 'read']);
  });

  const openings = [
    ['accepted', (ben: string, _: string, id: string) => update(ben, { id, accept: true })],
    ['answered', (ben: string, ann: string) => send(ben, ann, { expected_cost: 10 })],
    ['opened by a match', (ben: string, ann: string) => match(ben, ann)],
  ] as const;

  it.each(openings)('that is %s by somebody who lets nobody see what was read tells nothing', async (_, open) => {
    const { ann, ben, id, heardByAnn, reads } = await asked({ read_receipts: false });
    await reads();
    await open(ben, ann, id);
    expect(kinds(heardByAnn)).not.toContain('message_read');
    expect((await statuses(ann, ben))[0]).toBe('sent');
  });

  it.each(openings)(
    'that is %s tells nothing of what was read before its reader let nobody see that, then or ever',
    async (_, open) => {
      const { ann, ben, id, heardByAnn, reads } = await asked();
      await reads();
      await letSeeReads(ben, false);
      await open(ben, ann, id);
      expect(kinds(heardByAnn)).not.toContain('message_read');
      await letSeeReads(ben, true);
      expect((await messages(ann, ben)).messages[0]).toMatchObject({ status: 'sent', read_at: null });
    },
  );

  it.each(openings)(
    'that is %s tells nothing of what was read to a writer who lets nobody see that themselves',
    async (_, open) => {
      const { ann, ben, id, heardByAnn, reads } = await asked();
      await reads();
      await letSeeReads(ann, false);
      await open(ben, ann, id);
      expect(kinds(heardByAnn)).not.toContain('message_read');
      expect((await statuses(ann, ben))[0]).toBe('sent');
    },
  );

  it('that was read and removed, and is then answered by somebody who lets nobody see what was read, tells nothing', async () => {
    const { ann, ben, id, heardByAnn, reads } = await asked();
    await reads();
    await world.remove(ben, id);
    await letSeeReads(ben, false);
    await send(ben, ann, { expected_cost: 10 });
    expect(kinds(heardByAnn)).not.toContain('message_read');
    expect((await statuses(ann, ben))[0]).toBe('sent');
  });

  it.each(['reader', 'writer'])(
    'that a match opens tells how far it was read, once: the %s likes back',
    async (last) => {
      const { ann, ben, id, heardByAnn, heardByBen, reads } = await asked();
      await reads();
      const pair = last === 'reader' ? ([ben, ann] as const) : ([ann, ben] as const);
      expect(await match(...pair)).toBe(id);
      expect(heardByAnn.map(({ event }) => event)).toMatchObject([{ kind: 'message_read', read_seq: 1 }]);
      expect(await statuses(ann, ben)).toEqual(['read']);
      await match(...pair);
      expect([kinds(heardByAnn), kinds(heardByBen)]).toEqual([['message_read'], ['conversation_read']]);
    },
  );

  it('that was read before its reader let that be seen tells nothing of it afterwards', async () => {
    const { ann, ben, id, heardByAnn, reads } = await asked({ read_receipts: false });
    await reads();
    await letSeeReads(ben, true);
    await update(ben, { id, accept: true });
    expect(kinds(heardByAnn)).not.toContain('message_read');
    expect(await statuses(ann, ben)).toEqual(['sent']);
  });

  it('is answered without having been opened', async () => {
    const { ann, ben, heardByAnn } = await asked();
    await send(ben, ann, { expected_cost: 10 });
    expect(kinds(heardByAnn)).toEqual(['message']);
  });
});
