import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readForCommand } from './read-for-command.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-command-'))));
afterEach(() => rm(folder, { recursive: true }));

test('where neither a server answers nor a database is, a command names both ways out and makes nothing', async () => {
  await expect(readForCommand({ DATA_DIR: folder })).rejects.toThrow(
    `In ${folder} no server answers, and no database is there. Set DATA_DIR to that of the running server; ` +
      'or, where none runs, DATABASE_URL and its other settings to those that it starts with.',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a demo’s database, and one that the environment names, are worked with', async () => {
  const DATABASE_URL = 'postgres://owner@localhost/parlour';
  expect((await readForCommand({ DATA_DIR: folder, DATABASE_URL })).database.engine).toBe('postgres');
  await mkdir(join(folder, 'database'));
  expect((await readForCommand({ DATA_DIR: folder })).database.engine).toBe('pglite');
});
