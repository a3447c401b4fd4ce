import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@parlour/server-db/database';
import { testDatabase } from '@parlour/testing/database';
import { maintenance } from './maintenance.ts';

let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('the embedded database is vacuumed and analysed once a day, PostgreSQL by nobody here', async () => {
  const last = async () => {
    const times = `select max(last_vacuum) as vacuumed, max(last_analyze) as analysed from pg_stat_user_tables`;
    return (await database.executeSql(times)).rows[0];
  };
  const { run } = maintenance(database);
  const never = { vacuumed: null, analysed: null };
  expect(await last()).toEqual(never);
  await run();
  const first = await last();
  const now = expect.any(Date) as Date;
  expect(first).toEqual(database.engine === 'pglite' ? { vacuumed: now, analysed: now } : never);
  await run();
  expect(await last()).toEqual(first);
});
