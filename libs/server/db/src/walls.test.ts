import { sql } from 'kysely';
import { testDatabase } from '@parlour/testing/database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { expect, test } from 'vitest';
import { checkWalls, WallsBroken } from './check-walls.ts';
import { unwalledTables, wallTables } from './walls.ts';

const database = await databaseOfFile();

const gift = (brand: string, id: string) => ({ brand, id, image: 'rose.svg', cost: 3, position: 1 });

test('every table stands behind the wall, and the check at start agrees', async () => {
  expect(await unwalledTables(database.owner)).toEqual([]);
  await checkWalls(database);
});

test('the check at start leaves nothing behind', async () => {
  await checkWalls(database);
  expect(await database.owner.selectFrom('gifts').selectAll().where('brand', 'like', 'wall-%').execute()).toEqual([]);
});

test('a brand neither sees nor changes the rows of another', async () => {
  const [one, other] = [database.forBrand('one'), database.forBrand('other')];
  await one.insertInto('gifts').values(gift('one', 'rose')).execute();

  expect(await other.selectFrom('gifts').selectAll().execute()).toEqual([]);
  const changed = await other
    .updateTable('gifts')
    .set({ cost: 0 })
    .where('brand', '=', 'one')
    .executeTakeFirstOrThrow();
  const removed = await other.deleteFrom('gifts').where('brand', '=', 'one').executeTakeFirstOrThrow();
  expect([changed.numUpdatedRows, removed.numDeletedRows]).toEqual([0n, 0n]);
  expect(await one.selectFrom('gifts').selectAll().execute()).toEqual([gift('one', 'rose')]);
});

test('a brand cannot write a row of another', async () => {
  const other = database.forBrand('other');
  await expect(other.insertInto('gifts').values(gift('one', 'kiss')).execute()).rejects.toThrow(/row-level security/);
  await other.insertInto('gifts').values(gift('other', 'kiss')).execute();
  await expect(other.updateTable('gifts').set({ brand: 'one' }).execute()).rejects.toThrow(/row-level security/);
});

test('the ledger can only be added to, also inside a transaction', async () => {
  const one = database.forBrand('one');
  for (const table of ['ledger_transactions', 'ledger_entries'] as const) {
    await expect(one.updateTable(table).set({ created_at: new Date() }).execute()).rejects.toThrow(/permission denied/);
    await expect(one.transaction().execute((trx) => trx.deleteFrom(table).execute())).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`truncate ${sql.table(table)}`.execute(one)).rejects.toThrow(/permission denied/);
  }
});

test('a brand reads its settings and cannot write them, nor see what the migrations did', async () => {
  const one = database.forBrand('one');
  await database.owner
    .insertInto('brands')
    .values([
      { brand: 'one', domain: 'one.example' },
      { brand: 'other', domain: 'other.example' },
    ])
    .execute();
  expect((await one.selectFrom('brands').select('brand').execute()).map((row) => row.brand)).toEqual(['one']);
  await expect(one.updateTable('brands').set({ domain: 'mine.example' }).execute()).rejects.toThrow(
    /permission denied/,
  );
  await expect(sql`select * from migrations`.execute(one)).rejects.toThrow(/permission denied/);
});

test.each([
  ['without policy', 'create table planted (brand text primary key)', ''],
  [
    'whose key does not begin with the brand',
    'create table planted (id text, brand text, primary key (id, brand))',
    'wall',
  ],
  [
    'with a second, open policy',
    'create table planted (brand text primary key)',
    'wall; create policy open on planted using (true)',
  ],
  [
    'with a policy that is always true',
    'create table planted (brand text primary key)',
    'alter policy brand_wall on planted using (true)',
  ],
  ['that is a view over all brands', 'create view planted as select * from members', ''],
])('a table %s is found', async (_what, creation, then) => {
  const planted = database.owner.transaction().execute(async (trx) => {
    await sql.raw(creation).execute(trx);
    if (then) await wallTables(trx);
    for (const statement of then.split(';').filter((part) => part.trim() !== 'wall' && part.trim()))
      await sql.raw(statement).execute(trx);
    throw new Error((await unwalledTables(trx)).join());
  });
  await expect(planted).rejects.toThrow(/^planted$/);
});

test('the check at start names what is wrong', async () => {
  const broken = await testDatabase();
  await sql`create table planted (brand text primary key)`.execute(broken.owner);
  await sql`alter table gifts disable row level security`.execute(broken.owner);
  const fault = await checkWalls(broken).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(WallsBroken);
  expect((fault as WallsBroken).faults).toEqual([
    'tables without wall: gifts, planted',
    'a brand sees the row of another',
  ]);
  await broken.close();
});

test('the check at start sees a role that has grown too strong', async () => {
  const broken = await testDatabase('pglite');
  await broken.executeSql('alter role parlour_app superuser bypassrls; alter table gifts owner to parlour_app');
  const fault = await checkWalls(broken).catch((error: unknown) => error);
  expect((fault as WallsBroken).faults.slice(0, 3)).toEqual([
    'parlour_app is a superuser',
    'parlour_app passes row-level security',
    'parlour_app owns 1 tables',
  ]);
  await broken.close();
});
