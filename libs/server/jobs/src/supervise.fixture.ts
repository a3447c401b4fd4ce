import type { PgBoss } from 'pg-boss';
import type { Database } from '@parlour/server-db/database';

/** Looks for work whose process does not do it any more, as a server does every minute, with no minute to wait for. */
export async function supervise(database: Database, clock: PgBoss, queue: string): Promise<void> {
  await database.executeSql(`update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = $1`, [
    queue,
  ]);
  await clock.supervise(queue);
}
