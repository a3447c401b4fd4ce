import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { blockConversation, unblockConversation } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';

const database = await databaseOfFile();
const world = chatWorld(() => database);
const { add, chats, listen, messages, send, update } = world;

beforeEach(() => world.clear());

const work = <Result>(run: (trx: Transaction) => Promise<Result>): Promise<Result> =>
  inTransaction({ brand: world.brand, db: database.forBrand(BRAND) }, ({ trx }) => run(trx));
const tie = (memberId: string, otherId: string) => ({ brand: BRAND, memberId, otherId });
const stateFor = async (memberId: string) => (await chats(memberId)).chats[0]?.conversation.state;

it('a request is a request again after a block, and what was accepted stays accepted', async () => {
  const [ann, ben] = [await add(), await add()];
  const { message } = await send(ann, ben);
  const blockAndUnblock = async () => {
    await work((trx) => blockConversation(world.ports, trx, tie(ben, ann)));
    await work((trx) => unblockConversation(world.ports, trx, tie(ben, ann)));
  };
  await blockAndUnblock();
  expect(await stateFor(ben)).toBe('request');
  await update(ben, { id: message.conversation_id, accept: true });
  await blockAndUnblock();
  expect(await stateFor(ben)).toBe('open');
});

it('a block and its end are told to whoever blocks, for their other devices, and to nobody else', async () => {
  const [ann, ben] = [await add(), await add()];
  const { id } = (await send(ben, ann)).conversation;
  await update(ann, { id, accept: true });
  const [heard, heardByOther] = [listen(ben), listen(ann)];
  const changed = { event: { kind: 'conversation_changed', conversation_id: id } };
  await work((trx) => blockConversation(world.ports, trx, tie(ben, ann)));
  expect(heard).toMatchObject([changed]);
  await work((trx) => unblockConversation(world.ports, trx, tie(ben, ann)));
  expect(heard).toMatchObject([changed, changed]);
  expect(heardByOther.map(({ event }) => event.kind)).toEqual(['conversation_read']);
});

it('a block tells nobody of words that wait for the confirmation of whoever wrote them', async () => {
  const [ann, ben] = [await add({ confirmed: false }), await add()];
  await send(ann, ben);
  const [heardByWriter, heard] = [listen(ann), listen(ben)];
  await work((trx) => blockConversation(world.ports, trx, tie(ben, ann)));
  await work((trx) => blockConversation(world.ports, trx, tie(ann, ben)));
  expect(heardByWriter.map(({ event }) => event.kind)).toEqual(['conversation_changed']);
  expect(heard).toEqual([]);
});

it('the same client_id to somebody else is a conflict, and sends nothing', async () => {
  const [ann, ben, cas] = [await add(), await add(), await add()];
  const { message } = await send(ann, ben);
  const client_id = message.client_id!;
  await expect(send(ann, cas, { client_id })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  expect((await messages(cas, ann)).messages).toEqual([]);
  const held = await add({ confirmed: false });
  const kept = await send(held, ben);
  await expect(send(held, cas, { client_id: kept.message.client_id! })).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});
