import { afterEach, beforeEach, expect, it } from 'vitest';
import { heldDays } from '@parlour/models/chat/held-days';
import { DAY } from '@parlour/models/durations';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { contextOf } from '@parlour/testing/call';
import { dropOldHeld, standingUnconfirmed } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { confirmMember } from '../testing/confirm-member.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, send, chats, listen, told } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

/** The hourly job, so long after a message was written. */
const run = (message: { sent_at: string }, milliseconds: number) => {
  const now = new Date(Date.parse(message.sent_at) + milliseconds);
  return dropOldHeld(world.ports, { brand: world.brand, db: db(), now });
};
const TERM = heldDays * DAY;

async function shownCredits(memberId: string, credits: number): Promise<number> {
  const context = await contextOf({ brand: world.brand, db: db(), now: world.now() }, memberId);
  const used = { premium: false, conversations: 0, messages: 0 };
  return (await standingUnconfirmed(context, memberId, { used, credits })).credits;
}

it('drops what has waited too long, and tells its writer once', async () => {
  const [ann, ben, cas] = [await add({ confirmed: false, credits: 100 }), await add(), await add()];
  const { message: first } = await send(ann, ben);
  const { message: last, conversation } = await send(ann, cas, { expected_cost: 10 });
  expect(await shownCredits(ann, 100)).toBe(90);
  const heard = listen(ann);
  await run(first, TERM);
  expect([(await chats(ann)).chats.length, told]).toEqual([2, []]);
  await run(last, TERM + 1);
  expect((await chats(ann)).chats).toEqual([]);
  expect(await shownCredits(ann, 100)).toBe(100);
  expect(told).toEqual([{ memberId: ann, notice: 'message_not_sent' }]);
  const changed = { kind: 'conversation_changed', conversation_id: conversation.id };
  expect(heard.map(({ event }) => event)).toContainEqual(changed);
  await run(last, TERM + 2);
  expect(told).toHaveLength(1);
  expect(await confirmMember(world, db(), ann)).toEqual({ delivered: 0, dropped: 0 });
});

it('leaves what is younger, and what was taken back', async () => {
  const [ann, ben] = [await add({ confirmed: false }), await add()];
  const { message } = await send(ann, ben);
  await world.removeMessage(ann, message.id, 'me');
  const { message: younger } = await send(ann, ben, { text: 'Younger' });
  await run(message, TERM + 1);
  expect(younger.sent_at > message.sent_at).toBe(true);
  const kept = db().selectFrom('held_messages').select('text').where('sender_id', '=', ann).orderBy('created_at');
  expect(await kept.execute()).toEqual([{ text: null }, { text: 'Younger' }]);
  expect(told).toEqual([]);
  expect(await confirmMember(world, db(), ann)).toEqual({ delivered: 1, dropped: 0 });
});
