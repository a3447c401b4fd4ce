import { sql } from 'kysely';
import { cloneOfTemplate, emptyPostgres, type ServerDatabase } from '@parlour/testing/database-template';
import { vanishingHost, type VanishingHost } from '@parlour/testing/vanishing-host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway, isEndedForLength } from '../database-away.ts';
import { openDatabase, type Database } from '../database.ts';
import { migrate } from '../migrate.ts';

/** Milliseconds: more than a busy machine takes for a connection, or for what the server says when it ends a statement. */
const [patience, serversLead] = [5_000, 3_500];

let server: ServerDatabase;
let host: VanishingHost;
let database: Database;
beforeEach(async () => {
  server = await cloneOfTemplate();
  host = await vanishingHost(server.url);
  database = await openDatabase({ engine: 'postgres', url: host.url, connections: 2, patience, serversLead });
});
afterEach(async () => {
  await database.close();
  await host.close();
  await server.drop();
});

/** More at once than there are connections. */
const asked = (): Promise<unknown>[] => {
  const one = database.forBrand('one');
  return [
    sql`select 1`.execute(one),
    ...Array.from({ length: 4 }, () =>
      one.transaction().execute((trx) => trx.updateTable('gifts').set({ cost: 2 }).execute()),
    ),
    ...Array.from({ length: 4 }, () => sql`select 1`.execute(database.owner)),
    database.executeSql('select 1'),
  ];
};
const answers = async () => (await Promise.allSettled(asked())).map(({ status }) => status);
const all = (status: string) => Array.from({ length: 10 }, () => status);

test('whoever asks a host that vanished is told so, and once it is back all is as before', async () => {
  expect(await answers()).toEqual(all('fulfilled'));
  host.vanish();
  expect(await answers()).toEqual(all('rejected'));
  expect(await answers()).toEqual(all('rejected'));
  host.comeBack();
  await expect.poll(answers).toEqual(all('fulfilled'));
});

/** Null where it was done, else whether it is known that nothing of it was. */
const undone = (asked: Promise<unknown>): Promise<boolean | null> =>
  asked.then(
    () => null,
    (error: unknown) => isDatabaseAway(error) || isEndedForLength(error),
  );

test('who finds nobody there knows that nothing was done, who waits in vain for the answer to a change does not', async () => {
  const ask = (text = 'select 1') => undone(sql.raw(text).execute(database.forBrand('one')));
  expect([await ask(), await ask('no sql')]).toEqual([null, false]);
  host.vanish();
  expect([await ask('delete from gifts'), await ask()]).toEqual([false, true]);
  await host.close();
  expect(await ask()).toBe(true);
});

test('whose transaction is ended by the server’s own end knows that nothing was done', async () => {
  const direct = await openDatabase({ engine: 'postgres', url: server.url });
  const backend = Promise.withResolvers<number>();
  const change = direct
    .forBrand('one')
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      backend.resolve(rows[0]!.pid);
      await sql`select pg_sleep(30)`.execute(trx);
    });
  const changed = undone(change);
  await direct.executeSql('select pg_terminate_backend($1)', [await backend.promise]);
  expect(await changed).toBe(true);
  await direct.close();
});

test('who was ended for the length of a statement is told so by a server that is there', async () => {
  const late = database
    .forBrand('one')
    .transaction()
    .execute(async (trx) => {
      await sql`set local statement_timeout = 50`.execute(trx);
      await sql`select pg_sleep(5)`.execute(trx);
    });
  const why = (error: unknown) => ({ length: isEndedForLength(error), away: isDatabaseAway(error) });
  expect(await late.then(() => null, why)).toEqual({ length: true, away: false });
});

test('a statement that is late is ended by the server itself, and nobody else is', async () => {
  const late = sql`select pg_sleep(4)`;
  for (const asker of [database.forBrand('one'), database.owner]) {
    await expect(late.execute(asker)).rejects.toThrow('canceling statement due to statement timeout');
    expect(await answers()).toEqual(all('fulfilled'));
  }
});

test('what waits for a lock for too long is undone, and no process of the server waits on', async () => {
  const holder = await database.owner.startTransaction().execute();
  await sql`lock table gifts in access exclusive mode`.execute(holder);
  const one = database.forBrand('one');
  const change = one.updateTable('gifts').set({ cost: 2 }).where('brand', '=', 'one');
  const asked = [
    undone(change.execute()),
    undone(one.transaction().execute((trx) => trx.deleteFrom('gifts').where('brand', '=', 'one').execute())),
    ...Array.from({ length: 6 }, () => undone(sql`select id from gifts where brand = 'one'`.execute(one))),
  ];
  expect(await Promise.all(asked)).toEqual(asked.map(() => true));
  const waiting = sql`select from pg_locks where not granted and relation = 'gifts'::regclass`;
  await expect.poll(async () => (await waiting.execute(database.owner)).rows).toEqual([]);
  await holder.rollback().execute();
  expect(await undone(change.execute())).toBe(null);
});

test('a step of the migrations takes as long as it takes', async () => {
  const empty = await emptyPostgres();
  const fresh = await openDatabase({ engine: 'postgres', url: empty.url, patience, serversLead });
  const slow = { name: '0001-slow', statements: 'select pg_sleep(2)' };
  expect(await migrate(fresh, [slow])).toEqual([slow.name]);
  await fresh.close();
  await empty.drop();
});
