import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@parlour/server-db/database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parlour-moderate-'));
  await (await openDatabase({ engine: 'pglite', folder: path.join(folder, 'data/database') })).close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the commands as a person does, with the data folder of a server that has stopped. */
const run = (
  tool: 'brand' | 'moderate',
  ...words: string[]
): Promise<{ code: number; said: string; complained: string }> =>
  new Promise((resolve) => {
    const file = path.join(import.meta.dirname, '..', tool, 'main.ts');
    const environment = { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' };
    execFile(process.execPath, [file, ...words], { env: environment, timeout: 120_000 }, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
  });

test('without a server it works on the database itself', async () => {
  const settings = path.resolve(import.meta.dirname, '../../apps/default/settings.ts');
  expect(await run('brand', 'add', settings, '--publish')).toMatchObject({ code: 0, complained: '' });
  expect(await run('moderate', 'queue')).toEqual({ code: 0, said: 'Nothing waits.\n', complained: '' });
  expect(await run('moderate', 'queue', '--json', '--brand', 'default')).toMatchObject({ code: 0, said: '[]\n' });
  const refused = await run('moderate', 'decide', '7K3F-9Q2M', '--outcome', 'banned');
  expect(refused).toMatchObject({ code: 1, complained: 'There is no report 7K3F-9Q2M.\n' });
});

test.each([
  [['--json'], 'Say which command.'],
  [['sell'], 'There is no command "sell".'],
  [['queue', '--limit', 'many', '--until', 'ever', 'now'], '"queue" makes nothing of: until, now.'],
  [['decide', 'x', '--limit', '3', '--output', 'there'], '"decide" makes nothing of: limit, output.'],
  [['queue', '--limit', 'many'], '--limit takes a whole number from 1 to 200; many is none.'],
  [['queue', '--limit', '201'], '--limit takes a whole number from 1 to 200; 201 is none.'],
  [['approve', 'x', '--same-person'], '"approve" makes nothing of: same-person.'],
  [['decide', 'x'], 'Say the --outcome.'],
  [['correct', 'x'], 'Say when they were --born.'],
  [['approve'], 'Say which one, by its id.'],
  [['reject', 'x', '--strange'], '--strange'],
])('%j shows how it is used', async (words, reason) => {
  const { code, complained } = await run('moderate', ...words);
  expect(code).toBe(1);
  expect(complained).toContain(reason);
  expect(complained).toContain('npm run moderate -- <command>');
});
