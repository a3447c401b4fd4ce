import { mkdtemp, rm } from 'node:fs/promises';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@parlour/server-db/database';
import { readConfiguration, type Configuration } from '@parlour/server-kit/configuration/configuration';
import { sampleBuilds } from '@parlour/server-kit/testing/page-build';
import { productionEnvironment } from '@parlour/server-kit/testing/production-environment';
import { testDatabase } from '@parlour/testing/database';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '../start/start.ts';

/** What ends the server, the look at the database that it then waits for, and what comes before its door is opened. */
const parts = vi.hoisted(() => ({
  end: async (_: object): Promise<void> => {},
  look: Promise.withResolvers<void>(),
  warmUp: async (): Promise<void> => {},
}));
vi.mock('close-with-grace', () => ({
  default: (_: object, end: (reason: object) => Promise<void>) => void (parts.end = end),
}));
vi.mock('../start/open-control.ts', () => ({ openControl: async () => () => parts.look.promise }));
vi.mock('../start/warm-up.ts', () => ({ warmUp: () => parts.warmUp() }));

let folder: string;
let configuration: Configuration;
let database: Database;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'parlour-stopping-'));
  configuration = await readConfiguration(await productionEnvironment(folder));
  database = await testDatabase();
});
afterEach(() => rm(folder, { recursive: true }));

test('a server that is told to stop lets nobody new in while a look at what is published is not answered', async () => {
  const closed = vi.spyOn(database, 'close');
  const app = await start(configuration, database, sampleBuilds(null));
  expect(app.server.listening).toBe(true);

  const ended = parts.end({});
  await expect.poll(() => app.server.listening).toBe(false);
  expect(closed).not.toHaveBeenCalled();
  parts.look.resolve();
  await ended;
  expect(closed).toHaveBeenCalledOnce();
});

test('one that is told to stop before its door is open ends its start well, listens to nobody and begins no work', async () => {
  parts.look.resolve();
  const [listened, worked] = [vi.spyOn(Server.prototype, 'listen'), vi.spyOn(PgBoss.prototype, 'work')];
  let ended: Promise<void> | undefined;
  parts.warmUp = async () => void (ended = parts.end({ signal: 'SIGTERM' }));
  const app = await start(configuration, database);
  await ended;
  expect([app.server.listening, listened.mock.calls, worked.mock.calls]).toEqual([false, [], []]);
  expect(console.log).not.toHaveBeenCalled();
});

test('one that is told to stop while it begins to work ends its start well', async () => {
  parts.look.resolve();
  let ended: Promise<void> | undefined;
  vi.spyOn(PgBoss.prototype, 'work').mockImplementationOnce(async () => {
    ended = parts.end({});
    return 'one';
  });
  const app = await start(configuration, database, sampleBuilds(null));
  await ended;
  expect(app.server.listening).toBe(false);
  expect(console.log).not.toHaveBeenCalled();
});

test('what fails at a start that nobody stopped ends it', async () => {
  parts.warmUp = () => Promise.reject(new Error('no pages'));
  await expect(start(configuration, database)).rejects.toThrow('no pages');
  await parts.end({});
});
