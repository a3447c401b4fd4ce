import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { openDatabase, type Database } from '@parlour/server-db/database';
import type { Schema } from '@parlour/server-db/schema';
import { siteDirectory } from '@parlour/server-kit/sites/sites';
import type { PhotoStorage } from '@parlour/server-media';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { vanishingHost, type VanishingHost } from '@parlour/testing/vanishing-host';
import { healthChecks } from './health-checks.ts';

/** More than a pool of the owner holds. */
const MANY = 4;

let server: ServerDatabase;
let host: VanishingHost;
let database: Database;
let api: TestApi;
beforeEach(async () => {
  server = await cloneOfTemplate();
  host = await vanishingHost(server.url);
  database = await openDatabase({ engine: 'postgres', url: host.url, connections: 2 });
  const brand = { id: settings.id, version: 1, settings };
  const site = { brand, db: database.forBrand(brand.id), origin: 'http://default.localhost', app: brand.id };
  const checks = healthChecks(database, siteDirectory([site]), { check: async () => {} } as unknown as PhotoStorage);
  api = await buildApi({ database, brands: [settings], calls: [], checks });
});
afterEach(async () => {
  await host.close();
  await api.close();
  await database.close();
  await server.drop();
});

async function health() {
  const answered = await api.app.inject('/api/health.php');
  return { status: answered.statusCode, ...answered.json<{ checks: Record<string, boolean> }>().checks };
}

/** The server comes to be so while all connections of this kind wait for somebody who holds a table. */
async function expectWhileTaken(db: Kysely<Schema>, expected: Record<string, unknown>) {
  const holder = await database.unhurried.startTransaction().execute();
  await sql`lock table gifts in access exclusive mode`.execute(holder);
  const stuck = Array.from({ length: MANY }, () =>
    db
      .transaction()
      .execute((trx) => trx.updateTable('gifts').set({ cost: 1 }).where('brand', '=', 'default').execute()),
  );
  try {
    await expect.poll(health).toEqual(expected);
  } finally {
    await holder.rollback().execute();
    await Promise.all(stuck);
  }
}

const well = { status: 200, database: true, members: true, jobs: true, photos: true };

it.each([
  ['members', () => database.forBrand('default')],
  ['jobs', () => database.owner],
] as const)('is ready while all connections of %s wait for a table, and says so', async (name, db) => {
  await expectWhileTaken(db(), { ...well, [name]: false });
  await expect.poll(health).toEqual(well);
});

it('is not ready while its database does not answer', async () => {
  await expect.poll(health).toEqual(well);
  host.vanish();
  await expect.poll(health).toEqual({ status: 503, database: false, members: false, jobs: false, photos: true });
  host.comeBack();
  await expect.poll(async () => (await health()).status).toBe(200);
});

it('waits once for a connection of members, however often it is asked meanwhile', async () => {
  const db = database.forBrand('default');
  const asked = vi.spyOn(db, 'connection');
  const brand = { id: settings.id, version: 1, settings };
  const site = { brand, db, origin: 'http://default.localhost', app: brand.id };
  const checks = healthChecks(database, siteDirectory([site]), {} as PhotoStorage);
  const { check } = checks.find(({ name }) => name === 'members')!;
  await Promise.all([check(), check(), check()]);
  expect(asked).toHaveBeenCalledOnce();
  await expect.poll(async () => (await check(), asked.mock.calls.length)).toBeGreaterThan(1);
});

it('has its database asked also where there is no site yet', async () => {
  const checks = healthChecks(database, siteDirectory([]), {} as PhotoStorage);
  for (const name of ['database', 'members'])
    await expect(checks.find((one) => one.name === name)!.check()).resolves.toMatchObject({ rows: [{}] });
});
