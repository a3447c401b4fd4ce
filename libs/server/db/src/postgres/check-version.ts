import type { Pool } from 'pg';
import { ExplainedError } from '@parlour/brand/explained-error';

const oldestVersion = 15;

/** The server does not know all of the SQL that is written here. */
class PostgresTooOld extends ExplainedError {
  constructor(version: string) {
    super(`PostgreSQL ${version} is too old: PostgreSQL ${oldestVersion} or later is needed.`);
  }
}

/** @throws PostgresTooOld before version 15 (decision 3) */
export async function checkVersion(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number`,
  );
  const { version, number } = rows[0]!;
  if (number < oldestVersion * 10_000) throw new PostgresTooOld(version);
}
