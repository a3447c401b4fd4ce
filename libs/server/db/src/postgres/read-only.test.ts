import { sql, type Kysely } from 'kysely';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from '../database-away.ts';
import { openDatabase, type Database } from '../database.ts';
import type { Schema } from '../schema.ts';
import { watchWork } from '../standing-work.ts';

let server: ServerDatabase;
let database: Database;
beforeEach(async () => {
  server = await cloneOfTemplate();
  await setReadOnly('on');
  database = await openDatabase({ engine: 'postgres', url: server.url });
});
afterEach(async () => {
  await database.close();
  await server.drop();
});

/** What connections that are made from now on may do, as where the address leads to a standby, and to the primary again. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: server.url, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(`alter database ${client.database} set default_transaction_read_only = ${value}`);
  await client.end();
}

const write = (db: Kysely<Schema>) =>
  db.insertInto('gifts').values({ brand: 'one', id: 'rose', image: '', cost: 1, position: 1 }).execute();

/** Null where it was done, else what is known of it. */
async function told(act: () => Promise<unknown>) {
  const work = { mayStand: false };
  return watchWork(work, act).then(
    () => null,
    (error: unknown) => ({ away: isDatabaseAway(error), ...work }),
  );
}

test.each([
  ['a change', () => write(database.forBrand('one'))],
  ['a transaction', () => database.forBrand('one').transaction().execute(write)],
  ['a change of the owner', () => write(database.owner)],
  ['a transaction of the owner', () => database.owner.transaction().execute(write)],
  ['a job', () => database.executeSql(`insert into gifts values ('one', 'rose', '', 1, 1)`)],
])('%s that the database takes from nobody is undone, and the next one finds who takes it', async (_, act) => {
  expect(await told(act)).toEqual({ away: true, mayStand: false });
  await setReadOnly('off');
  expect(await told(act)).toBe(null);
});

test('reads are answered meanwhile', async () => {
  expect((await sql`select 1`.execute(database.forBrand('one'))).rows).toHaveLength(1);
});

test('whoever asks whether it is there is told no, and yes again', async () => {
  await expect(database.ping()).rejects.toThrow('The database takes no changes');
  await setReadOnly('off');
  await expect(database.ping()).resolves.toMatchObject({ rows: [{}] });
});
