import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { packagedBinaries } from './find-binaries.ts';
import { memoryFolder } from './memory-folder.ts';
import { startOwnPostgres, startPostgres } from './start.ts';

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

test.each([
  ['this machine or else the package', async () => undefined],
  ['the package', packagedBinaries],
])('a server of %s answers, sorts as PGlite does, and leaves nothing', async (_whose, find) => {
  const postgres = await startOwnPostgres({ binaries: await find() });
  const folder = String(await ask(postgres.url, 'show data_directory'));
  expect(Number(await ask(postgres.url, 'show server_version_num'))).toBeGreaterThanOrEqual(150_000);
  expect(await ask(postgres.url, "select lower('Ä') || ('Z' < 'a')")).toBe('ätrue');
  expect(await ask(postgres.url, 'show fsync')).toBe('off');
  await postgres.stop();
  expect(existsSync(folder)).toBe(false);
  await expect(ask(postgres.url, 'select 1')).rejects.toThrow();
});

test('two servers run beside each other', async () => {
  const [one, other] = await Promise.all([startOwnPostgres(), startOwnPostgres()]);
  expect(await Promise.all([ask(one.url, 'select 1'), ask(other.url, 'select 1')])).toEqual([1, 1]);
  await Promise.all([one.stop(), other.stop()]);
});

test('a server that does not start says why', async () => {
  await expect(startOwnPostgres({ settings: { shared_buffers: 'plenty' } })).rejects.toThrow(/shared_buffers/);
});

test('tests have their data in memory, where the machine has room for it', async () => {
  vi.stubEnv('TEST_DATABASE_URL', undefined);
  const postgres = await startPostgres();
  const folder = String(await ask(postgres.url, 'show data_directory'));
  await postgres.stop();
  vi.unstubAllEnvs();
  expect(folder.startsWith((await memoryFolder()) ?? tmpdir()), folder).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test('the given server is used and left alone', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://given.example/tests');
  const postgres = await startPostgres();
  expect(postgres.url).toBe('postgres://given.example/tests');
  await postgres.stop();
  vi.unstubAllEnvs();
});
