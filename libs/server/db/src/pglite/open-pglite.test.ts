import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parlour-pglite-'));
});
afterAll(() => rm(root, { recursive: true }));

test('the folder is closed to a second opening, keeps its rows and opens again', async () => {
  const config = { engine: 'pglite', folder: join(root, 'deep', 'data') } as const;
  const first = await openDatabase(config);
  await migrate(first);
  await first
    .forBrand('one')
    .insertInto('gifts')
    .values({ brand: 'one', id: 'rose', image: '', cost: 1, position: 1 })
    .execute();
  await expect(openDatabase(config)).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();

  const second = await openDatabase(config);
  expect(await migrate(second)).toEqual([]);
  expect(await second.forBrand('one').selectFrom('gifts').select('id').execute()).toEqual([{ id: 'rose' }]);
  await second.close();
});

test('a folder that cannot be opened is not left locked', async () => {
  const folder = join(root, 'file');
  await writeFile(folder, '');
  await expect(openDatabase({ engine: 'pglite', folder })).rejects.toThrow();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});
