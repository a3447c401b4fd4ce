import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import { contact } from '@parlour/contract/safety/contact';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { openDatabase, type Database } from '@parlour/server-db/database';
import { REQUEST_TIMEOUT } from '@parlour/server-kit/requests/request-timeout';
import { buildApi, type TestApi } from '@parlour/testing/build-api';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { addMember } from '@parlour/testing/members';
import { vanishingHost, type VanishingHost } from '@parlour/testing/vanishing-host';
import { safetyCalls, type SafetyPorts } from './index.ts';

/** Milliseconds: more than a busy machine takes for a connection, or for what the server says when it ends a statement. */
const [patience, serversLead] = [5_000, 3_500];
const brand = 'default';

let server: ServerDatabase;
let host: VanishingHost;
let database: Database;
let api: TestApi;
let cookie: string;
beforeEach(async () => {
  server = await cloneOfTemplate();
  host = await vanishingHost(server.url);
  database = await openDatabase({ engine: 'postgres', url: host.url, connections: 2, patience, serversLead });
  const calls = safetyCalls({ enqueue: async () => undefined } as unknown as SafetyPorts);
  api = await buildApi({ database, brands: [settings], calls });
  cookie = await api.logIn(brand, await addMember(database.forBrand(brand), brand));
});
afterEach(async () => {
  await api.close();
  await database.close();
  await host.close();
  await server.drop();
});

const body = { email: 'tom@post.example', topic: 'other', text: 'Where do I see what I paid?' } as const;
const letters = async () =>
  (await database.forBrand(brand).selectFrom('inquiries').select('id').where('brand', '=', brand).execute()).length;
const keys = () =>
  database.forBrand(brand).selectFrom('idempotency_keys').select('status').where('brand', '=', brand).execute();

it('a letter that may have arrived is not taken in twice, however often it is sent under its key', async () => {
  const act = { cookie, key: uuid(), body };
  host.breakAfter('commit\0');
  const lost = await api.send(contact, act);
  expect([lost.status, lost.headers['retry-after'], await letters()]).toEqual([500, undefined, 1]);
  await database
    .forBrand(brand)
    .updateTable('idempotency_keys')
    .set({ created_at: new Date(Date.now() - REQUEST_TIMEOUT - 1_000) })
    .where('brand', '=', brand)
    .execute();
  expect([(await api.send(contact, act)).status, await letters()]).toEqual([500, 1]);
});

it('a letter that was certainly not taken in is, under the same key, once the database is back', async () => {
  const act = { cookie, key: uuid(), body };
  const tries = vi.spyOn(api.dbOf(brand), 'deleteFrom');
  host.breakAfter('insert into "inquiries"', host.vanish);
  expect((await api.send(contact, act)).status).toBe(500);
  await expect.poll(() => tries.mock.calls.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  host.comeBack();
  await expect.poll(keys, { timeout: 30_000 }).toEqual([]);
  expect([(await api.send(contact, act)).status, await letters()]).toEqual([201, 1]);
});

it('a letter that waited for too long is undone by the server, and is taken in under its key later', async () => {
  const act = { cookie, key: uuid(), body };
  const holder = await database.owner.startTransaction().execute();
  await sql`lock table inquiries in access exclusive mode`.execute(holder);
  expect((await api.send(contact, act)).status).toBe(500);
  await expect.poll(keys).toEqual([]);
  await holder.rollback().execute();
  expect([(await api.send(contact, act)).status, await letters()]).toEqual([201, 1]);
});

it('a key of which nobody knows whether it was taken is given back, as nothing was begun under it', async () => {
  const act = { cookie, key: uuid(), body };
  host.breakAfter('insert into idempotency_keys');
  // What gives it back once more, in half a minute, would find no database here: `give-key-back.test.ts` waits for that.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect((await api.send(contact, act)).status).toBe(500);
  vi.useRealTimers();
  await expect.poll(keys).toEqual([]);
  expect([(await api.send(contact, act)).status, await letters()]).toEqual([201, 1]);
});

it('reads of one connection that breaks are all to be asked for again', async () => {
  host.breakAfter('from sessions');
  const answers = await Promise.all([1, 2, 3].map(() => api.send(listBlocks, { cookie })));
  expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    [1, 2, 3].map(() => [503, '10']),
  );
});
