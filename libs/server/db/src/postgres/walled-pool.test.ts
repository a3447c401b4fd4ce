import { sql } from 'kysely';
import { testDatabase } from '@parlour/testing/database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase('postgres');
});
afterAll(() => database.close());

const ping = (brand: string) => sql`select 1`.execute(database.forBrand(brand));

test('role and brand are set only when a connection changes its brand', async () => {
  await ping('one');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.owner);
  const query = vi.spyOn(Client.prototype, 'query');
  const change = "set role parlour_app; set app.brand = 'other'";
  // A queue of another test file may still look for work in this process, in its own database.
  const isHere = (_: unknown, index: number): boolean =>
    (query.mock.contexts[index] as Client).database === rows[0]!.name;
  const sent = async (act: () => Promise<unknown>) => {
    query.mockClear();
    await act();
    return query.mock.calls.filter(isHere).map(([text]) => text);
  };
  expect(await sent(() => ping('one'))).toEqual(['select 1']);
  expect(await sent(() => ping('other'))).toEqual([change, 'select 1']);
  expect(await sent(() => ping('other'))).toEqual(['select 1']);
  query.mockRestore();
});

test('a connection that the server closed is replaced by one with role and brand', async () => {
  const pids = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.forBrand('one'))).rows[0]!.pid;
  const before = await pids();
  await sql`select pg_terminate_backend(${before})`.execute(database.owner);
  await expect.poll(pids).not.toBe(before);
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database.forBrand('one'));
  expect(rows).toEqual([{ role: 'parlour_app' }]);
});

test('a statement that returns is kept with its plan, and each brand still reads its own', async () => {
  const gifts = async (brand: string) => {
    const { rows } = await sql<{ brand: string }>`select brand from gifts where cost = ${1}`.execute(
      database.forBrand(brand),
    );
    return rows.map((row) => row.brand);
  };
  for (const brand of ['one', 'other']) {
    await database
      .forBrand(brand)
      .insertInto('gifts')
      .values({ brand, id: 'rose', image: '', cost: 1, position: 1 })
      .execute();
  }
  for (let round = 0; round < 12; round++)
    for (const brand of ['one', 'other']) expect(await gifts(brand)).toEqual([brand]);
  const { rows } =
    await sql`select from pg_prepared_statements where statement like 'select brand from gifts%'`.execute(
      database.forBrand('one'),
    );
  expect(rows).toHaveLength(1);
});
