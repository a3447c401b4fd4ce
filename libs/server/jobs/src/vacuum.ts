import { sql } from 'kysely';
import type { Database } from '@parlour/server-db/database';

/**
 * Lets the room of deleted rows be used again and counts what is there, for the planner: after a start, and a day after each time.
 * PostgreSQL does so by itself; the embedded database has no process for it, would only grow, and answers nobody else meanwhile.
 */
export async function vacuumEmbedded({ engine, owner, executeSql }: Database): Promise<void> {
  if (engine !== 'pglite') return;
  const recent = sql`select from pg_stat_user_tables where last_vacuum > now() - interval '1 day' limit 1`;
  if ((await recent.execute(owner)).rows.length === 0) await executeSql('vacuum analyze');
}
