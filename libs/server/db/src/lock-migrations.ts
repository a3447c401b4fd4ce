import { sql } from 'kysely';
import type { Transaction } from './brand-database.ts';

/** Makes servers that start together wait for each other until the transaction ends: one changes tables and rights at a time. */
export const lockMigrations = async (trx: Transaction): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(trx));
