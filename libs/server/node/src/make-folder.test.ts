import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let root: string;
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), 'parlour-folder-'))));
afterAll(() => rm(root, { recursive: true }));

test('a folder is made with those above it, by several at once, and may be there', async () => {
  const folder = join(root, 'deep', 'down', 'data');
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('a file in the way is told of', async () => {
  const file = join(root, 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toThrow('EEXIST');
  await expect(makeFolder(join(file, 'data'))).rejects.toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')('so is a place where nothing can be made, at once', async () => {
  await expect(makeFolder('/proc/nope/data')).rejects.toThrow(/^ENOENT.+mkdir '\/proc\/nope'$/);
});
