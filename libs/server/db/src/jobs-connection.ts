import { CompiledQuery, sql } from 'kysely';
import type { Transaction } from './brand-database.ts';
import type { Database } from './database.ts';
import { lockMigrations } from './lock-migrations.ts';
import { appRole } from './walls.ts';

/** Where the job runner has its tables. */
const SCHEMA = 'pgboss';

/** What the job runner needs of a database: one function that runs its SQL. */
export interface JobsConnection {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The job runner's own connection, as the owner. */
export const jobsConnection = (database: Database): JobsConnection => ({
  executeSql: (text, values) => database.executeSql(text, values),
});

/** Puts jobs into the queue inside a brand's transaction: they are there if and only if it commits. */
export const jobsConnectionIn = (trx: Transaction): JobsConnection => ({
  executeSql: (text, values = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
});

/**
 * Lets brands put jobs into the queue, and read or change none: a job may name another brand. To be run once the job runner
 * has made its tables and queues, since each queue may have a table. PostgreSQL refuses two who grant at the same time, so
 * servers that start together wait for each other.
 */
export async function allowJobs(database: Database): Promise<void> {
  await database.unhurried.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    await sql.raw(`grant usage on schema ${SCHEMA} to ${appRole}`).execute(trx);
    await sql.raw(`grant select on ${SCHEMA}.queue to ${appRole}`).execute(trx);
    for (const name of await jobTables(trx))
      await sql.raw(`grant insert, select (id, start_after) on ${SCHEMA}.${name} to ${appRole}`).execute(trx);
  });
}

async function jobTables(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = ${SCHEMA}::regnamespace and c.relkind in ('r', 'p')
      and (select count(*) from pg_attribute a
           where a.attrelid = c.oid and a.attname in ('id', 'name', 'data', 'start_after', 'singleton_key')) = 5
  `.execute(trx);
  return rows.map(({ name }) => name);
}
