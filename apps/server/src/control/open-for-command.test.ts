import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseConfig } from '@parlour/server-db/database';
import { markProduction } from '@parlour/server-db/production-mark';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForCommand } from './open-for-command.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'parlour-command-'))));
afterAll(() => rm(folder, { recursive: true }));

test('where production started, a command in demo mode is refused and lets go of the database', async () => {
  const database: DatabaseConfig = { engine: 'pglite', folder: join(folder, 'database') };
  const first = await openForCommand({ mode: 'demo', database });
  await markProduction(first);
  await first.close();
  await expect(openForCommand({ mode: 'demo', database })).rejects.toThrow(
    /^The database is in production, since .+To work with it set PARLOUR_MODE=production;/,
  );
  await (await openForCommand({ mode: 'production', database })).close();
});
