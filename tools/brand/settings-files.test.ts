import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBrand, type Said } from './run-brand.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command where no server is, and no database. */
const run = (...words: string[]): Promise<Said> =>
  runBrand({ variables: { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' } }, words);

test('a file that is missing, or is no JSON, is named as it was typed', async () => {
  for (const name of ['../missing.json', './missing.ts'])
    expect(await run('check', name)).toMatchObject({
      code: 1,
      complained: `${name}: there is no such file or folder\n`,
    });
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{ "id": ');
  expect(await run('check', file)).toMatchObject({
    code: 1,
    complained: expect.stringContaining(`${file} is not JSON: `),
  });
});

test('what is no settings file is told so plainly, by name', async () => {
  const note = path.join(folder, 'README.md');
  await writeFile(note, '# Notes');
  for (const command of ['check', 'add']) {
    expect(await run(command, folder)).toMatchObject({
      code: 1,
      complained: `${folder} is a folder: name the settings file in it.\n`,
    });
    expect(await run(command, note)).toMatchObject({
      code: 1,
      complained: `${note} is no settings file, which ends in .json or .ts.\n`,
    });
  }
});

test('a file that holds nothing is told so, also of its domain', async () => {
  const file = path.join(folder, 'nothing.json');
  await writeFile(file, 'null');
  for (const more of [[], ['--live']]) {
    const { code, said, complained } = await run('check', file, ...more);
    expect([code, complained]).toEqual([1, '']);
    expect(said).toContain('1 errors');
  }
});

test.each([
  ['export const brand = {', ''],
  ["export const brand = {\n  id: 'one'\n  name: 'two',\n};", 'line 3, column 3)'],
  ["\nimport { nothing } from 'node:fs';\nexport const brand = nothing;", 'line 2, column 10)'],
  ["import './not-there.ts'; export const brand = {};", 'not-there.ts'],
  ['export const other = {};', 'it exports no brand: '],
])('a file that cannot be loaded, %s, is named with the reason', async (source, reason) => {
  const file = path.join(folder, `unloaded-${reason.length}.ts`);
  await writeFile(file, source);
  const { code, complained } = await run('check', file);
  expect([code, complained.startsWith(`${file}: `)]).toEqual([1, true]);
  expect(complained).toContain(reason);
});
