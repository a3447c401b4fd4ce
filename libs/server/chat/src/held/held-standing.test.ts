import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { contextOf } from '@parlour/testing/call';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { chatRelation, standingUnconfirmed } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, give, messages, chats } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

const contextFor = async (memberId: string) =>
  (await contextOf({ brand: world.brand, db: db(), now: world.now() }, memberId)) as MemberContext;
const relation = async (memberId: string, other: string) => chatRelation(await contextFor(memberId), other);

it('shows the price that is asked for once the free conversations wait', async () => {
  const [ann, ben, cas] = [await add({ confirmed: false, credits: 20 }), await add(), await add()];
  await send(ann, ben);
  const dear = { allowed: true, cost: { text: 10 } };
  expect(await messages(ann, cas)).toMatchObject({ can_send: dear });
  expect(await relation(ann, cas)).toMatchObject({ can_send: dear });
  expect(await messages(ann, ben)).toMatchObject({ can_send: { allowed: true, cost: { text: 0 } } });
  expect((await chats(ann)).chats).toMatchObject([{ conversation: { can_send: { cost: { text: 0 } } } }]);

  expect(await send(ann, cas, { expected_cost: 10 })).toMatchObject({ credits: 10 });
  expect(await send(ann, cas, { expected_cost: 10 })).toMatchObject({ credits: 0 });
  expect(await messages(ann, cas)).toMatchObject({ can_send: { allowed: false, reason: 'insufficient_credits' } });
  await expect(send(ann, cas, { expected_cost: 10 })).rejects.toMatchObject({
    code: 'insufficient_credits',
    params: { needed: 10, credits: 0 },
  });
});

it('counts down the free messages, and the credits that gifts will take', async () => {
  world.setSettings({ free_conversations: null, free_messages: 3 });
  const [ann, ben] = [await add({ confirmed: false, credits: 9 }), await add()];
  expect(await send(ann, ben)).toMatchObject({ free_left: 2 });
  expect(await send(ann, ben)).toMatchObject({ free_left: 1, conversation: { can_send: { free_left: 1 } } });
  expect(await give(ann, ben, 'rose')).toMatchObject({ credits: 4, free_left: 1 });
  const used = { premium: false, conversations: 0, messages: 0 };
  expect(await standingUnconfirmed(await contextFor(ann), ann, { used, credits: 9 })).toMatchObject({
    used: { conversations: 0, messages: 2 },
    credits: 4,
  });
});

it('keeps that somebody knows a profile to be fictional', async () => {
  const [ann, ben] = [await add({ confirmed: false, credits: 20 }), await add()];
  const fictional = await add({ fictional: true });
  await send(ann, ben);
  await expect(send(ann, fictional, { expected_cost: 10 })).rejects.toMatchObject({ code: 'fictional_ack_required' });
  await send(ann, fictional, { expected_cost: 10, accept_fictional: true });
  expect(await send(ann, fictional, { expected_cost: 10 })).toMatchObject({ message: { status: 'held' } });
});
