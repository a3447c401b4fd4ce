import type { Pool, QueryResult } from 'pg';

/** The database answers and takes nothing in: it is a standby, or was told to change nothing. */
class TakesNoChanges extends Error {
  constructor() {
    super('The database takes no changes: it is a standby, or read-only');
    this.name = 'TakesNoChanges';
  }
}

/**
 * Asks whether the database is there and can be changed. A connection on which it cannot is not kept: after a failover the
 * next one leads to another server.
 *
 * @throws TakesNoChanges; what the driver throws where nobody answers
 */
export async function pingPostgres(pool: Pool): Promise<QueryResult> {
  const client = await pool.connect();
  let isGood = false;
  try {
    const answer = await client.query<{ refused: string }>(
      `select current_setting('transaction_read_only') as refused`,
    );
    if (answer.rows[0]?.refused !== 'off') throw new TakesNoChanges();
    isGood = true;
    return answer;
  } finally {
    client.release(!isGood);
  }
}
