import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@parlour/server-db/database';
import { readConfiguration, type Configuration } from '@parlour/server-kit/configuration/configuration';
import { sampleBuilds } from '@parlour/server-kit/testing/page-build';
import { productionEnvironment } from '@parlour/server-kit/testing/production-environment';
import { emptyDatabase, testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { readForCommand } from '../control/read-for-command.ts';
import { refuseProduction } from '../demo/refuse-production.ts';
import { start } from '../start/start.ts';

/** What ends the server; told to end by a signal, it would end the process of the tests. */
const ending = vi.hoisted(() => ({ end: async (_: object): Promise<void> => {} }));
vi.mock('close-with-grace', () => ({
  default: (_: object, end: (reason: object) => Promise<void>) => void (ending.end = end),
}));

let folder: string;
let database: Database;
let configuration: Configuration;
let app: FastifyInstance;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'parlour-production-'));
  database = await testDatabase();
  configuration = await readConfiguration(await productionEnvironment(folder));
  app = await start(configuration, database, sampleBuilds(null));
});
afterAll(async () => {
  await ending.end({});
  await rm(folder, { recursive: true });
});

const ask = (method: 'GET' | 'POST', url: string) =>
  app.inject({ method, url, headers: { host: settingsFiles[0]!.domain } });

describe('in production', () => {
  test('the database is closed to a demo before anybody has joined', async () => {
    await expect(refuseProduction(database)).rejects.toThrow('The database is in production');
  });

  test('so is its data folder, before a command has made anything there', async () => {
    const before = await readdir(folder);
    await expect(readConfiguration({ DATA_DIR: folder })).rejects.toThrow(
      `DATA_DIR: ${folder} is production's: to work`,
    );
    await expect(readForCommand({ DATA_DIR: folder })).rejects.toThrow(`In ${folder} no server answers`);
    expect(await readdir(folder)).toEqual(before);
  });

  test('its health tells of database, jobs and photos', async () => {
    expect((await ask('GET', '/api/health.php')).json()).toEqual({
      ok: true,
      checks: { database: true, members: true, jobs: true, photos: true },
    });
  });

  test('what its brands still lack is told in the server’s own log, not past it', () => {
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each([
    ['GET', '/dev/mailbox'],
    ['GET', '/dev/mailbox/1'],
    ['GET', '/sandbox-pay/style.css'],
    ['GET', '/sandbox-pay/sb_1'],
    ['POST', '/sandbox-pay/sb_1/completed'],
  ] as const)('%s %s is an address like any other that nothing is at', async (method, url) => {
    const [asked, nowhere] = [await ask(method, url), await ask(method, '/nowhere/at/all')];
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([
      nowhere.statusCode,
      nowhere.headers['content-type'],
    ]);
  });

  test('cookies are Secure and bound to the host', async () => {
    const [cookie] = [(await ask('GET', '/api/settings.php')).headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-bid=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

test('a start that a wrong setting ends leaves the database open to a demo', async () => {
  const open = await testDatabase();
  const wrong = { ...configuration, origins: new Map([['nobody', 'https://nobody.example']]) };
  await expect(start(wrong, open, sampleBuilds(null))).rejects.toThrow('there is no such brand');
  await expect(refuseProduction(open)).resolves.toBeUndefined();
  await open.close();
});

test('a data folder that cannot be written ends the start before the database is touched', async () => {
  const [open, file] = [await emptyDatabase(), join(folder, 'in-place-of-a-folder')];
  await writeFile(file, '');
  await expect(start({ ...configuration, dataFolder: file }, open, sampleBuilds(null))).rejects.toThrow('ENOTDIR');
  expect((await open.executeSql("select to_regclass('migrations') as made")).rows).toEqual([{ made: null }]);
  await open.close();
});

test('a start that cannot listen has begun no work', async () => {
  const [endRunning, empty] = [ending.end, await testDatabase()];
  const { port } = app.server.address() as AddressInfo;
  const second = { ...configuration, port, dataFolder: join(folder, 'second') };
  const failing = start(second, empty, sampleBuilds(null));
  await expect(failing).rejects.toThrow('EADDRINUSE');
  expect((await empty.executeSql('select key from pgboss.schedule')).rows).toEqual([]);
  await ending.end({});
  ending.end = endRunning;
});
