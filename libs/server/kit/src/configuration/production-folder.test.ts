import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsIn, production } from './configuration.fixture.ts';
import { readConfiguration } from './configuration.ts';
import { markProductionFolder } from './production-folder.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-configuration-'))));
afterEach(() => rm(folder, { recursive: true }));

test('the folder of a demo is refused by production, and left as it was; one that production has marked is not', async () => {
  await readConfiguration({ DATA_DIR: folder });
  expect(await problemsIn(folder, production)).toEqual([`DATA_DIR: ${folder} is a demo's: name another DATA_DIR`]);
  expect(await readdir(folder)).toEqual(['keys.json']);
  await markProductionFolder(folder);
  await expect(readConfiguration({ ...production, DATA_DIR: folder })).resolves.toMatchObject({ mode: 'production' });
});

test('a folder of production that has no mark yet is not', async () => {
  await mkdir(join(folder, 'photos'));
  await expect(readConfiguration({ ...production, DATA_DIR: folder })).resolves.toMatchObject({ mode: 'production' });
});
