import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '@parlour/testing/database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start } from '../start/start.ts';
import { refuseMembers } from './refuse-members.ts';

const database = await databaseOfFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-refuse-members-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a demo may have a database without tables, and one without members', async () => {
  const empty = await emptyDatabase();
  await expect(refuseMembers(empty)).resolves.toBeUndefined();
  await empty.close();
  await expect(refuseMembers(database)).resolves.toBeUndefined();
});

test('a demo ends at its start where members are and no demo world, and leaves their database as it was', async () => {
  await addMember(database.forBrand('one'), 'one');
  await database.executeSql('delete from migrations');
  const configuration = await readConfiguration({ DATA_DIR: folder, PORT: '0' });
  const starting = start(configuration, database, { find: async () => null });
  await expect(starting).rejects.toThrow(
    'The database holds members (brand one) and no demo world: a demo does not start with it. ' +
      'For these members set PARLOUR_MODE to production; for a demo give another DATABASE_URL or DATA_DIR.',
  );
  expect((await database.executeSql('select * from migrations')).rows).toEqual([]);
  expect(await database.owner.selectFrom('brands').selectAll().execute()).toEqual([]);
});

test('members who signed up in a demo world are welcome, whichever brand has it', async () => {
  await addMember(database.forBrand('other'), 'other', { demo: true });
  await expect(refuseMembers(database)).resolves.toBeUndefined();
});
