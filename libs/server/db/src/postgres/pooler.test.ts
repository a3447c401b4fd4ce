import { connect, createServer, type AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { cloneOfTemplate, type ServerDatabase } from '@parlour/testing/database-template';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDatabaseAway } from '../database-away.ts';
import { openDatabase } from '../database.ts';

/** What PgBouncer lets through of the start of a connection: https://www.pgbouncer.org/config.html#ignore_startup_parameters */
const passed = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name'];

let server: ServerDatabase;
beforeEach(async () => void (server = await cloneOfTemplate()));
afterEach(() => server.drop());

/** What is sent, with other words in place of some that are as long. */
const rewording = (words: string, others: string) =>
  new Transform({
    transform: (sent: Buffer, _, pass) =>
      pass(null, Buffer.from(sent.toString('latin1').replaceAll(words, others), 'latin1')),
  });

/**
 * A pooler that keeps sessions.
 *
 * @param refused is given the parameters that it would have refused
 * @param takes the name of the one parameter of a session that it may not know
 */
async function openPooler(refused: Set<string>, takes = 'statement_timeout') {
  const target = new URL(server.url);
  const pooler = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.once('data', (start) => {
      const words = start.subarray(8).toString().split('\0');
      const names = words.filter((name, place) => place % 2 === 0 && name);
      for (const name of names) if (!passed.includes(name.toLowerCase())) refused.add(name);
    });
    near
      .pipe(rewording('set statement_timeout', `set ${takes}`))
      .pipe(far)
      .pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const url = new URL(server.url);
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  return { url: url.href, close: () => new Promise((resolve) => pooler.close(resolve)) };
}

test('a connection begins with nothing that a pooler refuses, and its server knows all the same when to end a statement', async () => {
  const refused = new Set<string>();
  const pooler = await openPooler(refused);
  const database = await openDatabase({ engine: 'postgres', url: pooler.url });
  const limits = [];
  for (const asker of [database.forBrand('one'), database.owner, database.unhurried])
    limits.push((await sql`show statement_timeout`.execute(asker)).rows[0]);
  await database.ping();
  await database.close();
  await pooler.close();
  expect([...refused]).toEqual([]);
  expect(limits.map((row) => Object.values(row as object)[0] as string)).toEqual(['29s', '119s', '0']);
});

test('what the database ends by itself after a time holds up no step', async () => {
  const before = await openDatabase({ engine: 'postgres', url: server.url });
  await before.executeSql(
    `do $$ begin execute format('alter database %I set statement_timeout = 50', current_database()); end $$`,
  );
  await before.close();
  const database = await openDatabase({ engine: 'postgres', url: server.url });
  await sql`select pg_sleep(0.3)`.execute(database.unhurried);
  await database.close();
});

test('a connection whose server did not take when to end a statement is not used again', async () => {
  const pooler = await openPooler(new Set(), 'statement_timeuot');
  const database = await openDatabase({ engine: 'postgres', url: pooler.url });
  const backend = async () => (await database.executeSql('select pg_backend_pid() as pid')).rows[0];
  const isSame = isDeepStrictEqual(await backend(), await backend());
  const away = await sql`select 1`.execute(database.forBrand('one')).then(() => false, isDatabaseAway);
  await database.close();
  await pooler.close();
  expect([isSame, away]).toEqual([false, true]);
});
