import type { Database } from '@parlour/server-db/database';
import { appRole } from '@parlour/server-db/walls';

/** Acts over which the statements are counted. */
const ACTS = 20;

/** Counts what members' requests send to the database: they run under the app's role, while jobs run as the owner. */
export async function countStatements(database: Database) {
  await database.executeSql('create extension if not exists pg_stat_statements');
  const sent = async (): Promise<number> => {
    const { rows } = await database.executeSql(
      'select coalesce(sum(calls), 0)::integer as calls from pg_stat_statements where userid = $1::regrole',
      [appRole],
    );
    return (rows[0] as { calls: number }).calls;
  };
  return async (act: () => Promise<unknown>): Promise<number> => {
    const before = await sent();
    for (let number = 0; number < ACTS; number += 1) await act();
    return ((await sent()) - before) / ACTS;
  };
}
