import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from '@parlour/server-db/pglite/data-folder-lock';
import { markProductionFolder } from '@parlour/server-kit/configuration/production-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDataFolder } from './empty-data-folder.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

let here: string;
beforeEach(async () => {
  here = await mkdtemp(path.join(tmpdir(), 'parlour-reset-'));
  await writeFile(path.join(here, 'kept'), '');
});
afterEach(() => rm(here, { recursive: true }));

async function dataIn(name: string): Promise<string> {
  const folder = path.join(here, name);
  await mkdir(path.join(folder, 'database'), { recursive: true });
  await writeFile(path.join(folder, 'database', 'PG_VERSION'), '18');
  return folder;
}

test.each([
  ['.data', {}],
  ['.data', { DATA_DIR: '' }],
  ['elsewhere', { DATA_DIR: 'elsewhere' }],
])('what is in %s goes, and nothing else, with %o', async (name, environment) => {
  const folder = await dataIn(name);
  await emptyDataFolder(environment, here);
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(path.join(here, 'kept'))).toBe(true);
});

test('a folder that is not there is as good as empty', async () => {
  await emptyDataFolder({ DATA_DIR: 'nowhere' }, here);
  expect(existsSync(path.join(here, 'nowhere'))).toBe(false);
});

test.each([{ PARLOUR_MODE: 'production' }, { DATABASE_URL: 'postgres://127.0.0.1/members' }])(
  'what belongs to members elsewhere stays: %o',
  async (environment) => {
    const folder = await dataIn('.data');
    await expect(emptyDataFolder(environment, here)).rejects.toThrow('not in this folder');
    expect(existsSync(folder)).toBe(true);
  },
);

test('the folder of production stays, whatever a demo once left there', async () => {
  const folder = await dataIn('.data');
  await markProductionFolder(folder);
  await expect(emptyDataFolder({}, here)).rejects.toThrow("is production's");
  expect(existsSync(folder)).toBe(true);
});

test('a folder that is somebody else’s stays', async () => {
  await expect(emptyDataFolder({ DATA_DIR: here }, here)).rejects.toThrow("nothing in it says that it is Parlour's");
  expect(existsSync(path.join(here, 'kept'))).toBe(true);
});

test('the folder of a running server stays, and its process is named', async () => {
  const folder = await dataIn('.data');
  const unlock = await lockDataFolder(path.join(folder, 'database'));
  await expect(emptyDataFolder({}, here)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(existsSync(path.join(folder, 'database', 'PG_VERSION'))).toBe(true);
  await unlock();
  await emptyDataFolder({}, here);
  expect(existsSync(folder)).toBe(false);
});

test.each([workspace, `${workspace}/`, path.dirname(workspace), '/'])(
  '%s, where the code lies, stays',
  async (folder) => {
    await expect(emptyDataFolder({ DATA_DIR: folder }, here)).rejects.toThrow('the code lies there');
  },
);
