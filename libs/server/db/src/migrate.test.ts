import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '@parlour/testing/database';
import type { Database } from './database.ts';
import { migrate, migrateEmpty } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { releaseProblems } from './released-steps.fixture.ts';
import { unwalledTables } from './walls.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const further = {
  name: '9001-letters',
  statements: 'create table letters (brand text primary key);\nalter table letters add column text text;\n',
};

test('from empty all steps are taken once, by servers that start together too', async () => {
  const taken = await Promise.all([migrate(database), migrate(database)]);
  expect(taken.flat()).toEqual(migrations.map((step) => step.name));
  expect(await migrate(database)).toEqual([]);
});

test('a command beside the server makes tables where there are none, and brings none up to date', async () => {
  const fresh = await emptyDatabase();
  try {
    await migrateEmpty(fresh);
    expect(await migrate(fresh)).toEqual([]);
    await migrateEmpty(fresh);
    const later = migrateEmpty(fresh, [...migrations, further]);
    await expect(later).rejects.toThrow('has not taken step 9001-letters: start the server of this version first');
    expect(await migrate(fresh, [...migrations, further])).toEqual([further.name]);
  } finally {
    await fresh.close();
  }
});

test('a step that fails leaves nothing of itself', async () => {
  const failing = { name: '9000-wrong', statements: `${further.statements}create table letters ();\n` };
  await expect(migrate(database, [...migrations, failing])).rejects.toThrow(/already exists/);
  await expect(sql`select from letters`.execute(database.owner)).rejects.toThrow(/does not exist/);
});

test('a further step is taken on top of the rows that are there, and its table is walled', async () => {
  await database.owner.insertInto('brands').values({ brand: 'one', domain: 'one.example' }).execute();
  expect(await migrate(database, [...migrations, further])).toEqual([further.name]);
  expect(await unwalledTables(database.owner)).toEqual([]);
  expect((await sql`select * from letters`.execute(database.forBrand('one'))).rows).toEqual([]);
});

test('a step that was changed afterwards is refused', async () => {
  const changed = { ...further, statements: `${further.statements} ` };
  await expect(migrate(database, [...migrations, changed])).rejects.toThrow('Step 9001-letters was changed');
});

test('a database of a later version is refused', async () => {
  await expect(migrate(database)).rejects.toThrow('The database has taken step 9001-letters');
});

test('steps are numbered without a gap and in order', () => {
  expect(migrations.map((step) => Number(step.name.slice(0, 4)))).toEqual(migrations.map((_, index) => index + 1));
});

test('a released step is as it was, and a new one is noted', () => {
  const [first, ...others] = migrations;
  const remark = { ...first!, statements: `-- A remark.\n${first!.statements}` };
  expect(releaseProblems([remark, ...others])).toEqual([expect.stringContaining(`${first!.name} was changed`)]);
  expect(releaseProblems(others)).toEqual([expect.stringContaining(`${first!.name} is gone`)]);
  expect(releaseProblems([...migrations, further])).toEqual([
    expect.stringMatching(/^9001-letters is new: .+'[a-f\d]{64}'/),
  ]);
  expect(releaseProblems(migrations).join('\n')).toBe('');
});
