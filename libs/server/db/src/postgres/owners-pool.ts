import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, PoolOptions } from 'pg';
import { isEnding } from '../database-away.ts';

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

class OwnersClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #isSpent = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>>;
  query(cursor: PostgresCursor<never>): PostgresCursor<never>;
  query(
    text: string | PostgresCursor<never>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<never>> | PostgresCursor<never> {
    if (typeof text !== 'string') throw new Error('Rows are read at once, not through a cursor');
    return this.#run(text, [...values]) as Promise<PostgresQueryResult<never>>;
  }

  release(broken = false): void {
    this.#client.release(broken || this.#isSpent);
  }

  async #run(text: string, values: unknown[]): Promise<unknown> {
    try {
      return await this.#client.query(text, values);
    } catch (error) {
      this.#isSpent ||= isEnding(error);
      throw error;
    }
  }
}
