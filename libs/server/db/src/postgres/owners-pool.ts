import type { PostgresPool } from 'kysely';
import type { Pool, PoolOptions, QueryResult } from 'pg';
import { isEnding } from '../database-away.ts';
import { PooledClient } from './pooled-client.ts';

/** The owner's view of a pool: a connection on which the database has said that it is away is not handed out again. */
export class OwnersPool implements PostgresPool {
  readonly #pool: Pool;
  readonly options: PoolOptions;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.options = pool.options;
  }

  async connect(): Promise<OwnersClient> {
    return new OwnersClient(await this.#pool.connect());
  }

  /** Whoever opened the database ends its pools. */
  async end(): Promise<void> {}
}

class OwnersClient extends PooledClient {
  protected async run(text: string, values: unknown[]): Promise<QueryResult<never>> {
    try {
      return await this.client.query(text, values);
    } catch (error) {
      this.isSpent ||= isEnding(error);
      throw error;
    }
  }
}
