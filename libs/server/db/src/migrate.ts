import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { ExplainedError } from '@parlour/brand/explained-error';
import { SECOND } from '@parlour/models/durations';
import type { Database } from './database.ts';
import { lockMigrations } from './lock-migrations.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { readyRole } from './ready-role.ts';
import { refuseMissingRights } from './refuse-missing-rights.ts';
import { isSqlState } from './sql-state.ts';
import { wallTables } from './walls.ts';

interface AppliedMigration {
  name: string;
  checksum: string;
}

/** Milliseconds that steps wait for a table in use: whoever asks for it meanwhile stands behind them. */
const LOCK_PATIENCE = 3 * SECOND;
/** How often steps are tried, and the milliseconds between, in which others have the table. */
const ATTEMPTS = 10;
const PAUSE = SECOND;

/**
 * Brings the tables up to date, forward only, and walls all of them. Everything happens in one transaction under a lock, so
 * servers that start together wait for each other and a failed step leaves nothing. Steps that must wait long for a table in
 * use, or for somebody who waits for them, are taken back and tried again.
 *
 * @returns the names of the steps that were taken
 * @throws RoleRefused; RightsMissing; StepsDiffer; where a table stays in use
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
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await takeOpen(database, steps, refuse);
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
      await pause(PAUSE);
    }
  }
}

/** Somebody has a table that a step wants, and may want one that the steps have. */
const isInTheWay = (error: unknown): boolean =>
  isSqlState(error, 'lock_not_available') || isSqlState(error, 'deadlock_detected');

const takeOpen: typeof takeSteps = (database, steps, refuse) =>
  database.unhurried.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    await refuseMissingRights(trx);
    const open = openSteps(steps, await appliedSteps(trx));
    refuse(open);
    await readyRole(trx);
    await sql`set local lock_timeout = ${sql.lit(LOCK_PATIENCE)}`.execute(trx);
    for (const step of open) await take(trx, step);
    if (open.length > 0) await wallTables(trx);
    return open.map((step) => step.name);
  });

/** By which a step is known again: a comment that changes changes it too. */
export const checksum = (step: Migration): string => createHash('sha256').update(step.statements).digest('hex');

async function appliedSteps(trx: Kysely<Schema>): Promise<AppliedMigration[]> {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(trx);
  const { rows } = await sql<AppliedMigration>`select name, checksum from migrations order by name`.execute(trx);
  return rows;
}

/** The tables are not those that this code was written for. */
class StepsDiffer extends ExplainedError {}

function openSteps(steps: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  for (const [position, { name, checksum: expected }] of applied.entries()) {
    const step = steps[position];
    if (step?.name !== name)
      throw new StepsDiffer(
        `The database has taken step ${name}, which this code does not have there: it is of another version. ` +
          'Start that version, or a newer one; there is no way back but a dump of the older one.',
      );
    if (checksum(step) !== expected)
      throw new StepsDiffer(`Step ${name} was changed after the database had taken it: write a further step instead`);
  }
  return steps.slice(applied.length);
}

async function take(trx: Kysely<Schema>, step: Migration): Promise<void> {
  for (const statement of step.statements.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(trx);
  }
  await sql`insert into migrations (name, checksum) values (${step.name}, ${checksum(step)})`.execute(trx);
}
