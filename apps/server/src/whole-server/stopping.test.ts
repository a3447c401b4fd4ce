import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { sampleBuilds } from '@parlour/server-kit/testing/page-build';
import { productionEnvironment } from '@parlour/server-kit/testing/production-environment';
import { testDatabase } from '@parlour/testing/database';
import { expect, test, vi } from 'vitest';
import { start } from '../start/start.ts';

/** What ends the server, and the look at the database that it then waits for. */
const parts = vi.hoisted(() => ({
  end: async (_: object): Promise<void> => {},
  look: Promise.withResolvers<void>(),
}));
vi.mock('close-with-grace', () => ({
  default: (_: object, end: (reason: object) => Promise<void>) => void (parts.end = end),
}));
vi.mock('../start/open-control.ts', () => ({ openControl: async () => () => parts.look.promise }));

test('a server that is told to stop lets nobody new in while a look at what is published is not answered', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'parlour-stopping-'));
  const configuration = await readConfiguration(await productionEnvironment(folder));
  const database = await testDatabase();
  const closed = vi.spyOn(database, 'close');
  const app = await start(configuration, database, sampleBuilds(null));
  expect(app.server.listening).toBe(true);

  const ended = parts.end({});
  await expect.poll(() => app.server.listening).toBe(false);
  expect(closed).not.toHaveBeenCalled();
  parts.look.resolve();
  await ended;
  expect(closed).toHaveBeenCalledOnce();
  await rm(folder, { recursive: true });
});
