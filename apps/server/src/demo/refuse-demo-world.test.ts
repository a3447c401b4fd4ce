import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { production } from '@parlour/server-kit/configuration/configuration.fixture';
import { productionSince } from '@parlour/server-db/production-mark';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start } from '../start/start.ts';
import { refuseDemoWorld } from './refuse-demo-world.ts';

const database = await databaseOfFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-demo-world-'));
  await addMember(database.forBrand('one'), 'one', { demo: false });
});
afterAll(() => rm(folder, { recursive: true }));

test('members who are no part of the demo world are welcome', async () => {
  await expect(refuseDemoWorld(database)).resolves.toBeUndefined();
});

test('production ends at its start where the demo world is, and leaves nothing of its own there', async () => {
  await addMember(database.forBrand('other'), 'other', { demo: true });
  const configuration = await readConfiguration({ ...production, DATA_DIR: folder });
  const starting = start(configuration, database, { find: async () => null });
  await expect(starting).rejects.toThrow('members of the demo world (brand other)');
  expect(await database.owner.selectFrom('brands').selectAll().execute()).toEqual([]);
  expect(await productionSince(database)).toBeNull();
});
