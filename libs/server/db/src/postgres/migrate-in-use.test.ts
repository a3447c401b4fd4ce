import { sql } from 'kysely';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { unwalledTables } from '../walls.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());

const letters = { name: '9001-letters', statements: 'create table letters (brand text primary key)' };
const both = {
  name: '9003-both',
  statements: 'alter table reports add column note text;\nalter table gifts add column more text',
};
const notes = { name: '9002-notes', statements: 'alter table gifts add column note text' };

/** A transaction that has read the table, and would do so again. */
async function readerOf(table: string) {
  const reader = await database.owner.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access share mode`.execute(reader);
  return reader;
}

/** Waits until somebody stands behind the reader. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select from pg_locks where not granted and relation = 'gifts'::regclass`;
  await expect.poll(async () => (await waiting.execute(database.owner)).rows).toHaveLength(1);
}

test('a table in use that no step changes holds up none', async () => {
  const reader = await readerOf('gifts');
  expect(await migrate(database, [...migrations, letters])).toEqual([letters.name]);
  await reader.rollback().execute();
  expect(await unwalledTables(database.owner)).toEqual([]);
});

test('steps that wait for a table in use make way for whoever asks for it, and are taken once it is free', async () => {
  const reader = await readerOf('gifts');
  const taken = migrate(database, [...migrations, letters, notes]);
  await untilSomebodyWaits();
  await sql`select id from gifts`.execute(database.forBrand('one'));
  await reader.rollback().execute();
  expect(await taken).toEqual([notes.name]);
});

test('steps that wait for somebody who waits for them are taken once that is over', async () => {
  const reader = await readerOf('gifts');
  const taken = migrate(database, [...migrations, letters, notes, both]);
  await untilSomebodyWaits();
  // The database ends one of the two, whichever it is.
  await Promise.allSettled([sql`lock table reports in access share mode`.execute(reader)]);
  await reader.rollback().execute();
  expect(await taken).toEqual([both.name]);
});
