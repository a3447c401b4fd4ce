import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { sampleBuilds } from '@parlour/server-kit/testing/page-build';
import { productionEnvironment } from '@parlour/server-kit/testing/production-environment';
import { emptyDatabase } from '@parlour/testing/database';
import { expect, test, vi } from 'vitest';
import { start } from './start.ts';

vi.mock('../workspace.ts', () => ({ workspace: '/nowhere' }));

test('a server that was copied without the catalogues says so before the database is touched', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-copied-'));
  const database = await emptyDatabase();
  const configuration = await readConfiguration(await productionEnvironment(folder));
  await expect(start(configuration, database, sampleBuilds(null))).rejects.toThrow(
    'There is no /nowhere/locales/da/shared.po: the folder "locales" belongs beside "apps"',
  );
  expect((await database.executeSql("select to_regclass('migrations') as made")).rows).toEqual([{ made: null }]);
  await database.close();
  await rm(folder, { recursive: true });
});
