import { AsyncResource } from 'node:async_hooks';
import { sql } from 'kysely';
import { testDatabase } from '@parlour/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { isUndoneByOthers } from '../undone-by-others.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase('postgres');
});
afterEach(() => database.close());

const one = () => database.forBrand('one');
const read = (db = one()) => sql`select * from gifts where brand = 'one' and cost < ${9}`.execute(db);
const change = (db = one()) =>
  sql`update gifts set cost = 2 where brand = 'one' and cost < ${9} returning *`.execute(db);

/** Null where it was done, else whether it is known that others undid it. */
const undone = (asked: Promise<unknown>): Promise<boolean | null> => asked.then(() => null, isUndoneByOthers);

/** From its third use on a statement has a plan that is kept. */
async function planned(statement: typeof read): Promise<typeof read> {
  for (let round = 0; round < 4; round++) await statement();
  return statement;
}

const backend = async (): Promise<unknown> => (await sql`select pg_backend_pid()`.execute(one())).rows[0];

test.each([
  ['a read', read],
  ['a change', change],
])('%s whose plan a migration made wrong is done all the same, and its connection dropped', async (_, statement) => {
  await one().insertInto('gifts').values({ brand: 'one', id: 'rose', image: '', cost: 1, position: 1 }).execute();
  const asked = await planned(statement);
  const before = await backend();
  await sql`alter table gifts add column note text`.execute(database.owner);
  expect((await asked()).rows).toMatchObject([{ note: null }]);
  expect(await backend()).not.toEqual(before);
});

test('several of them that leave in one packet all have their answers', async () => {
  await planned(read);
  await sql`alter table gifts add column note text`.execute(database.owner);
  expect(await Promise.all([undone(read()), undone(read()), undone(backend())])).toEqual([null, null, null]);
});

test('in a transaction it is told that others undid it, and the next one is done', async () => {
  await planned(read);
  await sql`alter table gifts add column note text`.execute(database.owner);
  const inTransaction = () =>
    undone(
      one()
        .transaction()
        .execute((trx) => read(trx)),
    );
  expect([await inTransaction(), await inTransaction()]).toEqual([true, null]);
});

const moreTime = `do $$ begin
  execute format('alter database %I set deadlock_timeout = ''3s''', current_database());
end $$`;

/** Asks, and then changes the tables in the other order than whoever asks reads them, as a step does. */
async function meetStep(ask: () => Promise<unknown>): Promise<boolean | null> {
  // Of two who wait for each other the database ends the one that has waited for so long. Time enough to bring it about.
  await database.executeSql(moreTime);
  const askOutside = AsyncResource.bind(() => undone(ask()));
  const waiting = sql`select from pg_locks where not granted and relation = 'reports'::regclass`;
  const { answer } = await database.owner.transaction().execute(async (step) => {
    await sql`set local deadlock_timeout = '1min'`.execute(step);
    await sql`alter table reports add column note text`.execute(step);
    const asked = askOutside();
    await expect.poll(async () => (await waiting.execute(step)).rows).toHaveLength(1);
    await sql`alter table gifts add column note text`.execute(step);
    return { answer: asked };
  });
  return answer;
}

const readBoth = (db = one()) => sql`select 1 from gifts, reports where gifts.brand = ${'one'}`.execute(db);

test('a read that the database gave up for a step of the migrations is asked once more', async () => {
  expect(await meetStep(readBoth)).toBe(null);
});

test('a transaction that it gave up is told so', async () => {
  expect(
    await meetStep(() =>
      one()
        .transaction()
        .execute((trx) => readBoth(trx)),
    ),
  ).toBe(true);
});

test('another thing that the database cannot do is no doing of others', async () => {
  expect(await undone(sql`select count(distinct brand) over () from gifts where cost = ${1}`.execute(one()))).toBe(
    false,
  );
});
