import { openDatabase, type Database } from '@parlour/server-db/database';
import { pgliteDump } from './database-dump.ts';
import { cloneOfTemplate, emptyPostgres, type ServerDatabase } from './database-template.ts';
import { behindFirstWall } from './first-wall/behind-first-wall.ts';

export type TestEngine = Database['engine'];

/** The engine that this run tests on: `TEST_ENGINE`, by default PGlite. */
export const testEngine: TestEngine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';

/**
 * A fresh database with all tables and no rows, for one test file; its `close` leaves nothing behind, and refuses what the
 * product sent without naming its brand (`first-wall`).
 *
 * PGlite begins from a dump that was migrated once per state of the schema; PostgreSQL, at `TEST_DATABASE_URL`, from a
 * template database.
 */
export async function testDatabase(engine: TestEngine = testEngine): Promise<Database> {
  if (engine === 'pglite') return behindFirstWall(await openDatabase({ engine, dump: await pgliteDump() }));
  return onServer(await cloneOfTemplate());
}

/** A database without any table, for tests of the migrations. */
export async function emptyDatabase(engine: TestEngine = testEngine): Promise<Database> {
  return engine === 'pglite' ? openDatabase({ engine }) : onServer(await emptyPostgres());
}

async function onServer({ url, drop }: ServerDatabase): Promise<Database> {
  const database = await openDatabase({ engine: 'postgres', url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
