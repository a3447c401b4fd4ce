import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { maintenance } from './maintenance.ts';

const database = await databaseOfFile();

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
