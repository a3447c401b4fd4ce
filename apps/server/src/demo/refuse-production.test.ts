import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '@parlour/testing/database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { markProduction, productionSince } from '@parlour/server-db/production-mark';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start } from '../start/start.ts';
import { refuseProduction } from './refuse-production.ts';

const database = await databaseOfFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-refuse-production-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a demo may have a database without tables, and one in which production never started', async () => {
  const empty = await emptyDatabase();
  await expect(refuseProduction(empty)).resolves.toBeUndefined();
  await empty.close();
  await expect(refuseProduction(database)).resolves.toBeUndefined();
});

test('a demo ends at its start where production started, though nobody joined yet, and leaves all as it was', async () => {
  await markProduction(database);
  const since = await productionSince(database);
  await markProduction(database);
  expect(await productionSince(database)).toEqual(since);
  await database.executeSql('delete from migrations');
  const starting = start(await readConfiguration({ DATA_DIR: folder, PORT: '0' }), database, {
    find: async () => null,
  });
  await expect(starting).rejects.toThrow(
    `The database is in production, since ${since!.toISOString().slice(0, 10)}: nothing in demo mode works with it. ` +
      'To work with it set PARLOUR_MODE=production; for a demo give another DATABASE_URL or DATA_DIR.',
  );
  expect((await database.executeSql('select * from migrations')).rows).toEqual([]);
  expect(await database.owner.selectFrom('brands').selectAll().execute()).toEqual([]);
});
