import { sql } from 'kysely';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { vanishingHost, type VanishingHost } from '@parlour/testing/vanishing-host';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BrandDatabase } from '../brand-database.ts';
import { isDatabaseAway } from '../database-away.ts';
import { openDatabase, type Database } from '../database.ts';
import { watchWork } from '../standing-work.ts';

let server: ServerDatabase;
let host: VanishingHost;
let database: Database;
beforeAll(async () => {
  server = await cloneOfTemplate();
  host = await vanishingHost(server.url);
  database = await openDatabase({ engine: 'postgres', url: host.url });
});
afterAll(async () => {
  await database.close();
  await host.close();
  await server.drop();
});
beforeEach(() => database.owner.deleteFrom('gifts').execute());

const one = () => database.forBrand('one');
const gifts = async () => (await one().selectFrom('gifts').select('id').where('brand', '=', 'one').execute()).length;
const write = (db: BrandDatabase) =>
  db.insertInto('gifts').values({ brand: 'one', id: 'rose', image: '', cost: 1, position: 1 }).execute();
const writeInTransaction = () => one().transaction().execute(write);

/** What is told of an act that the connection did not outlive; null where it did. */
async function told(act: () => Promise<unknown>, words: string) {
  await one().selectFrom('gifts').select('id').where('brand', '=', 'one').execute();
  host.breakAfter(words);
  const work = { mayStand: false };
  const away = await watchWork(work, act).then(() => null, isDatabaseAway);
  return { away, ...work, gifts: await gifts() };
}

const insert = 'insert into "gifts"';

test.each([
  ['its commit', writeInTransaction, 'commit\0', { away: false, mayStand: true, gifts: 1 }],
  ['a statement before its commit', writeInTransaction, insert, { away: true, mayStand: false, gifts: 0 }],
  ['its beginning', writeInTransaction, 'begin\0', { away: true, mayStand: false, gifts: 0 }],
  ['a change that stands alone', () => write(one()), insert, { away: false, mayStand: true, gifts: 1 }],
  ['a read', () => sql`select 'once'`.execute(one()), "'once'", { away: true, mayStand: false, gifts: 0 }],
])('an act that lost the answer to %s knows what may stand of it', async (_, act, words, expected) => {
  expect(await told(act, words)).toEqual(expected);
});

test('a transaction that was committed stands, and statements that stand alone and were answered do not count', async () => {
  const work = { mayStand: false };
  await watchWork(work, () => write(one()));
  expect(work.mayStand).toBe(false);
  await database.owner.deleteFrom('gifts').execute();
  await watchWork(work, writeInTransaction);
  expect(work.mayStand).toBe(true);
});
