import { randomUUID } from 'node:crypto';
import { openDatabase } from '@parlour/server-db/database';
import { migrate } from '@parlour/server-db/migrate';
import pg from 'pg';
import { schemaState } from './database-state.ts';

/** A database of its own for one test file. */
export interface ServerDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copied from the migrated template. */
export async function cloneOfTemplate(): Promise<ServerDatabase> {
  const server = serverUrl();
  const template = `parlour_template_${await schemaState()}`;
  await withClient(server, (client) => makeTemplate(client, server, template));
  return create(server, template);
}

export const emptyPostgres = (): Promise<ServerDatabase> => create(serverUrl(), 'template1');

async function create(server: string, template: string): Promise<ServerDatabase> {
  const name = `parlour_test_${randomUUID().replaceAll('-', '')}`;
  const run = (statement: string): Promise<void> =>
    withClient(server, async (client) => void (await client.query(statement)));
  await run(`create database ${name} template ${template}`);
  return { url: inDatabase(server, name), drop: () => run(`drop database ${name} with (force)`) };
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is not set: run the tests by npm test, or start a server with tools/postgres/main.ts',
    );
  return url;
}

/** Of all test files that start together one makes the template, and the others wait. */
async function makeTemplate(client: pg.Client, server: string, template: string): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtextextended('parlour_template', 0))`);
  const { rows } = await client.query('select datistemplate as finished from pg_database where datname = $1', [
    template,
  ]);
  if (!rows[0]?.finished) {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
    const database = await openDatabase({ engine: 'postgres', url: inDatabase(server, template) });
    await migrate(database);
    await database.close();
    await client.query(`alter database ${template} is_template true`);
  }
  await client.query(`select pg_advisory_unlock(hashtextextended('parlour_template', 0))`);
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
