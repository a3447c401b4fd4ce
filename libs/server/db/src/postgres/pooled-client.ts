import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryResult } from 'pg';

/** A connection of a pool as the query layer uses it: rows are read at once, and one that is spent is not handed out again. */
export abstract class PooledClient implements PostgresPoolClient {
  protected readonly client: PoolClient;
  protected isSpent = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>>;
  query(cursor: PostgresCursor<never>): PostgresCursor<never>;
  query(
    text: string | PostgresCursor<never>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<never>> | PostgresCursor<never> {
    if (typeof text !== 'string') throw new Error('Rows are read at once, not through a cursor');
    return this.run(text, [...values]) as Promise<PostgresQueryResult<never>>;
  }

  /** Gives the connection back, or away where it is spent or the server did not answer. */
  release(broken = false): void {
    this.client.release(broken || this.isSpent);
  }

  /** Runs one statement, and notes where the connection is spent by it. */
  protected abstract run(text: string, values: unknown[]): Promise<QueryResult<never>>;
}
