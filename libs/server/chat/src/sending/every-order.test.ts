import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase, testEngine } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import type { ChatPorts } from '../index.ts';
import { lockSeats, lowerUnread, moveReadMark, type LockedSeat } from '../store/seat.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { everyOrder } from '../testing/every-order.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { withFault, type Fault } from '../testing/with-fault.ts';

let sound: Database;
let database: Database;
const world = chatWorld(() => database);

beforeAll(async () => {
  database = sound = await testDatabase();
});
afterAll(() => sound.close());

const order = () => everyOrder(world, () => sound);

it('whatever is sent, repeated, read and removed at once: no gap, no lost count, a charge if and only if a message', async () => {
  const { errorInstance, counterexample, seed, done } = await order();
  expect({ errorInstance, counterexample }, `seed ${seed}`).toEqual({ errorInstance: null, counterexample: null });
  expect(done).toBeGreaterThan(0);
});

type Spending = ChatPorts['spending'];

/** Has messages paid for in another way than they should be. */
function payInstead(way: (pay: Spending) => Spending): void {
  const { spending } = world.ports;
  onTestFinished(() => void (world.ports.spending = spending));
  world.ports.spending = way(spending);
}

/** Has the statements say something else. That of a message is prepared once for each way of paying: it takes a new one. */
function plant(fault: Fault): void {
  onTestFinished(() => void (database = sound));
  database = withFault(sound, fault);
  payInstead((pay) => (act) => pay(act));
}

const expectNoticed = async (noticed: string | RegExp): Promise<void> =>
  expect(String((await order()).errorInstance)).toMatch(noticed);

it.each<[fault: string, noticed: string, way: (pay: Spending) => Spending]>([
  ['a message that nobody paid for', 'a charge', () => () => sql`account as (select)`],
  [
    'a message that took twice its price',
    'a charge',
    (pay) => (act) => pay({ ...act, credits: sql`(2 * ${act.credits})` }),
  ],
  ['a message that its reader paid for', 'a charge', (pay) => (act) => pay({ ...act, memberId: act.profileId })],
])('would notice %s', async (_, noticed, way) => {
  payInstead(way);
  await expectNoticed(noticed);
});

it.each<[fault: string, noticed: string, Fault]>([
  [
    'a message that is written although another came first',
    'duplicate key value violates unique constraint "messages_pkey"',
    { right: ' and last_seq = ', wrong: ' and last_seq >= ' },
  ],
  [
    'a number that no message has',
    'messages without gaps',
    { right: /set last_seq = $/, wrong: 'set last_seq = 1 + ' },
  ],
  [
    'an unread count that forgets what came before',
    'unread equals the messages',
    { right: 'participants.unread + excluded.unread', wrong: 'excluded.unread' },
  ],
  [
    'a badge that forgets what came before',
    'the badge equals what is unread',
    { right: 'mailboxes.total_unread + excluded.total_unread', wrong: 'excluded.total_unread' },
  ],
  [
    'a badge that reading does not lower',
    'the badge equals what is unread',
    { right: 'set total_unread = total_unread - ', wrong: 'set total_unread = total_unread - 0 * ' },
  ],
  [
    'a writer who is not told',
    'events without gaps',
    { right: /from told(?=\s+\))/, wrong: 'from told where unread > 0' },
  ],
  [
    'a price that goes nowhere',
    'each transaction sums to zero',
    { right: /null::integer, - $/, wrong: 'null::integer, - 2 * ' },
  ],
])('would notice %s', async (_, noticed, fault) => {
  plant(fault);
  await expectNoticed(noticed);
});

/** PGlite has one transaction at a time, so that nothing is written while another reads. */
it.runIf(testEngine === 'postgres')('would notice what is written while it is read', async () => {
  plant({ right: 'for update of c, s', wrong: '' });
  await world.clear();
  const [ann, ben] = [await world.add(), await world.add()];
  const { id } = (await world.send(ann, ben)).conversation;
  let seat: LockedSeat | undefined;
  await meet(database.forBrand(BRAND), {
    first: async (trx) => ([seat] = await lockSeats(trx, BRAND, ben, { conversationId: id })),
    act: () => world.send(ann, ben),
    last: async (trx) => {
      const unread = await moveReadMark(trx, { brand: BRAND, memberId: ben, conversationId: id }, 1);
      await lowerUnread(trx, BRAND, ben, seat!.unread - unread);
    },
  });
  await expect(expectConsistent(sound.forBrand(BRAND))).rejects.toThrow('the badge equals what is unread');
});
