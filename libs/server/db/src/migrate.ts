import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { wallTables } from './walls.ts';

interface AppliedMigration {
  name: string;
  checksum: string;
}

/**
 * Brings the tables up to date, forward only, and walls all of them. Everything happens in one transaction under a lock, so
 * servers that start together wait for each other and a failed step leaves nothing.
 *
 * @returns the names of the steps that were taken
 * @throws where a step was changed after it was taken, or the database has steps that this code does not know
 */
export async function migrate(database: Database, steps: readonly Migration[] = migrations): Promise<string[]> {
  return takeSteps(database, steps, () => {});
}

/**
 * For a command beside a server that may be running elsewhere: makes the tables where there are none yet, and leaves those of
 * another version alone.
 *
 * @throws where steps are open on tables that are there: only a server's start takes them
 */
export async function migrateEmpty(database: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await takeSteps(database, steps, (open) => {
    const [next] = open;
    if (next && open.length < steps.length)
      throw new Error(`The database has not taken step ${next.name}: start the server of this version first`);
  });
}

/** @param refuse hears which steps are open before one is taken */
async function takeSteps(
  database: Database,
  steps: readonly Migration[],
  refuse: (open: readonly Migration[]) => void,
): Promise<string[]> {
  return database.owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(trx);
    const open = openSteps(steps, await appliedSteps(trx));
    refuse(open);
    for (const step of open) await take(trx, step);
    if (open.length > 0) await wallTables(trx);
    return open.map((step) => step.name);
  });
}

export const checksum = (step: Migration): string => createHash('sha256').update(step.statements).digest('hex');

async function appliedSteps(trx: Kysely<Schema>): Promise<AppliedMigration[]> {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(trx);
  const { rows } = await sql<AppliedMigration>`select name, checksum from migrations order by name`.execute(trx);
  return rows;
}

function openSteps(steps: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  for (const [position, { name, checksum: expected }] of applied.entries()) {
    const step = steps[position];
    if (step?.name !== name)
      throw new Error(
        `The database has taken step ${name}, which this code does not have there: it is of another version`,
      );
    if (checksum(step) !== expected)
      throw new Error(`Step ${name} was changed after the database had taken it: write a further step instead`);
  }
  return steps.slice(applied.length);
}

async function take(trx: Kysely<Schema>, step: Migration): Promise<void> {
  for (const statement of step.statements.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(trx);
  }
  await sql`insert into migrations (name, checksum) values (${step.name}, ${checksum(step)})`.execute(trx);
}
