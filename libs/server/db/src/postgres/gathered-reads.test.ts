import { AsyncResource } from 'node:async_hooks';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';
import { isPlainRead } from './gathered-reads.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());

const one = () => database.forBrand('one');
const backend = async (): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one());
  return rows[0]!.pid;
};
const number = async (value: number): Promise<number> => {
  const { rows } = await sql<{ value: number }>`select ${value}::integer as value`.execute(one());
  return rows[0]!.value;
};

test('reads of the same moment share a connection, and each has its own answer', async () => {
  const pids = await Promise.all([backend(), backend(), backend()]);
  expect(new Set(pids).size).toBe(1);
  expect(await Promise.all([3, 1, 2].map(number))).toEqual([3, 1, 2]);
});

test('they leave in one packet', async () => {
  await Promise.all([1, 2, 3].map(number));
  const query = vi.spyOn(Client.prototype, 'query');
  const packets = vi.spyOn(Socket.prototype, '_writev');
  await Promise.all([1, 2, 3].map(number));
  expect([query.mock.calls.length, packets.mock.calls.length]).toEqual([3, 1]);
  query.mockRestore();
  packets.mockRestore();
});

test('more of them than a packet takes go over several connections', async () => {
  const pids = await Promise.all(Array.from({ length: 20 }, backend));
  expect(new Set(pids).size).toBe(3);
});

test('one that fails leaves the others their answers', async () => {
  const answers = await Promise.allSettled([number(1), sql`select 1 / ${0}::integer`.execute(one()), number(3)]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: { code: '22012' } },
    { status: 'fulfilled', value: 3 },
  ]);
});

test('where one is ended for its length, those behind it that fail are refused for that, and the others have their answers', async () => {
  const held = () => one().selectFrom('gifts').select('id').where('brand', '=', 'one').execute();
  // From its third use on it has a name, by which the last of the packet finds nothing.
  for (let use = 0; use < 2; use += 1) await held();
  const waiting = "from pg_locks where not granted and relation = 'gifts'::regclass";
  const endWaiting = AsyncResource.bind(() => database.executeSql(`select pg_cancel_backend(pid) ${waiting}`));
  const askOutside = AsyncResource.bind(() => Promise.allSettled([held(), number(5), held()]));
  await database.owner.transaction().execute(async (trx) => {
    await sql`lock table gifts`.execute(trx);
    const answers = askOutside();
    await expect.poll(async () => (await endWaiting()).rows.length).toBe(1);
    expect(await answers).toMatchObject([
      { status: 'rejected', reason: { code: '57014' } },
      { status: 'fulfilled', value: 5 },
      { status: 'rejected', reason: { code: '57014' } },
    ]);
  });
});

test('reads that fail together each tell where they were asked for, and nothing of the others', async () => {
  const closed = await testDatabase('postgres');
  await closed.close();
  const ask = () => sql`select 1`.execute(closed.forBrand('one'));
  const askHere = async () => {
    await ask();
  };
  const askThere = async () => {
    await ask();
  };
  const answers = await Promise.allSettled([askHere(), askThere()]);
  const stacks = answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as Error).stack : ''));
  expect(stacks).toEqual([expect.stringContaining('askHere'), expect.stringContaining('askThere')]);
  expect(stacks.map((stack) => /askHere.*askThere|askThere.*askHere/s.test(stack ?? ''))).toEqual([false, false]);
});

test('an error tells where the read was asked for', async () => {
  const askForTooMuch = async () => {
    await sql`select 1 / ${0}::integer`.execute(one());
  };
  await expect(askForTooMuch()).rejects.toMatchObject({ stack: expect.stringContaining('askForTooMuch') });
});

test('a read does not wait behind a write that waits for somebody', async () => {
  const gift = { brand: 'one', id: 'rose', image: '', cost: 1, position: 1 };
  await one().insertInto('gifts').values(gift).execute();
  const change = () => one().updateTable('gifts').set({ cost: 2 }).where('brand', '=', 'one').execute();
  let waiting: Promise<unknown> = Promise.resolve();
  const askOutside = AsyncResource.bind(() => {
    waiting = change();
    return number(7);
  });
  await one()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('gifts').select('id').where('brand', '=', 'one').forUpdate().execute();
      expect(await askOutside()).toBe(7);
    });
  await waiting;
});

test.each([
  ['select updated_at from participants', true],
  ['  with other as (select 1) select * from other', true],
  ['select 1 for update', false],
  ['select 1 for no key update', false],
  ['select 1 for key share', false],
  ['select pg_advisory_xact_lock(1)', false],
  ['select pg_try_advisory_lock(1)', false],
  ['with gone as (delete from likes returning 1) select * from gone', false],
  ['insert into gifts values (1)', false],
  ['set role parlour_app', false],
])('%s: goes with others %s', (text, expected) => {
  expect(isPlainRead(text)).toBe(expected);
});
