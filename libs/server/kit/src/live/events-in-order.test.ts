import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveEvent } from '@parlour/contract/live-events';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { DeliveredEvent, LiveBus } from '@parlour/server-bus/live-bus';
import { createMailbox } from '@parlour/server-bus/mailbox';
import { lastEventOf } from '@parlour/server-bus/missed-events';
import type { EventWriter } from './event-writer.ts';
import { eventsInOrder } from './events-in-order.ts';
import { openEvents } from '../testing/event-source.ts';
import { sampleApi, type SampleApi } from '../testing/sample-api.ts';

let api: SampleApi;
let cookie: string;
beforeAll(async () => {
  api = await sampleApi();
  cookie = await api.logIn('default', api.members.default);
});
afterAll(() => api.close());

const balance = (credits: number): LiveEvent => ({ kind: 'credits', credits, paid_user: false });
const inWork = <T>(run: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction({ brand: { id: 'default' }, db: api.dbOf('default') }, run);
const deliver = (credits: number, bus: LiveBus = api.bus) =>
  inWork(({ trx }) => createMailbox(bus).deliver(trx, api.members.default, balance(credits)));
const bring = (event: DeliveredEvent) => api.bus.publish('default', api.members.default, event);

/** Delivers balances that the bus does not bring yet. */
async function deliverUnheard(...balances: number[]): Promise<DeliveredEvent[]> {
  const unheard: DeliveredEvent[] = [];
  const silent: LiveBus = { ...api.bus, publish: (_, __, event) => void unheard.push(event) };
  for (const credits of balances) await deliver(credits, silent);
  return unheard;
}

async function open() {
  const stream = await openEvents(api.app, { host: 'default.localhost', cookie });
  const balances = () => stream.events().map(({ data }) => JSON.parse(data).credits);
  return { ...stream, balances, ids: () => stream.events().map(({ id }) => Number(id)) };
}

test('what the bus brings late is written in its turn, each event once', async () => {
  const stream = await open();
  const [first, second, third] = await deliverUnheard(1, 2, 3);
  for (const event of [first!, third!, second!, third!]) bring(event);
  await expect.poll(stream.balances).toEqual([1, 2, 3]);
  await deliver(4);
  await expect.poll(stream.balances).toEqual([1, 2, 3, 4]);
  stream.close();
});

test('what the bus never brings is written too, and before a balance that is newer and not stored', async () => {
  const stream = await open();
  const [, second] = await deliverUnheard(1, 2);
  bring(second!);
  bring({ id: null, event: balance(3) });
  await expect.poll(stream.balances).toEqual([1, 2, 3]);
  stream.close();
});

test('what is rolled back, or is in no mailbox, stops no stream', async () => {
  const stream = await open();
  const failing = inWork(async ({ trx }) => {
    await createMailbox(api.bus).deliver(trx, api.members.default, balance(1));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await deliver(2);
  const last = await lastEventOf(api.dbOf('default'), 'default', api.members.default);
  bring({ id: last + 50, event: balance(0) });
  await deliver(3);
  await expect.poll(stream.balances).toEqual([2, 3]);
  stream.close();
});

/** As a message is written: number, event and mailbox in one statement, whose commits several connections tell of at once. */
async function writeAtOnce(credits: number): Promise<number> {
  const [db, member, event] = [api.dbOf('default'), api.members.default, balance(credits)];
  const { rows } = await sql<{ event_id: number }>`
    with box as (
      insert into mailboxes (brand, member_id, last_event) values ('default', ${member}, 1)
      on conflict (brand, member_id) do update set last_event = mailboxes.last_event + 1 returning last_event)
    insert into mailbox_events (brand, member_id, event_id, event)
    select 'default', ${member}, last_event, ${JSON.stringify(event)}::jsonb from box returning event_id`.execute(db);
  const id = Number(rows[0]!.event_id);
  createMailbox(api.bus).publish(db, { brand: 'default', memberId: member }, id, event);
  return id;
}

test('nothing is lost of what is written at once', async () => {
  const stream = await open();
  const ids = await Promise.all(Array.from({ length: 480 }, (_, credits) => writeAtOnce(credits)));
  await expect.poll(stream.ids).toEqual(ids.toSorted((one, other) => one - other));
  stream.close();
});

test('a stream ends that cannot read what it lacks, or that too much waits for', async () => {
  const written: DeliveredEvent[] = [];
  const writer: EventWriter = {
    last: () => 0,
    isEnded: () => false,
    write: (event) => void written.push(event),
    replay: async () => {},
    end: () => {},
  };
  const lost: unknown[] = [];
  const { hear, begin } = eventsInOrder(
    () => Promise.reject(new Error('no database')),
    (error) => lost.push(error),
  );
  for (let count = 0; count <= 200; count++) hear({ id: null, event: balance(count) });
  expect(lost).toMatchObject([{ message: 'too many events wait for a live stream' }]);
  await begin(writer, []);
  hear({ id: 2, event: balance(2) });
  await expect.poll(() => lost).toMatchObject([{}, { message: 'no database' }]);
  expect(written.filter(({ id }) => id !== null)).toEqual([]);
});
