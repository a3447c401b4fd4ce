import type { Writable } from 'node:stream';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type PoolClient, type QueryResult } from 'pg';
import { isDatabaseAway } from '../database-away.ts';
import type { StatementNames } from './statement-names.ts';

/** PostgreSQL's refusal to run a kept plan whose columns a migration has changed. */
const planIsStale = '0A000';

const undone: QueryResult<never> = { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };

/** What the driver's types leave out. */
interface DriverParts {
  connection: { stream: Writable };
}

/** A pooled connection that keeps the plans of frequent statements. */
export class WalledClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  #spent = false;
  #ended = false;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
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

  /** Sends statements in one packet, on a connection that was opened for it; each is answered or refused by itself. */
  queryTogether(statements: readonly { text: string; values: readonly unknown[] }[]): Promise<QueryResult<never>>[] {
    const { stream } = (this.#client as unknown as DriverParts).connection;
    stream.cork();
    const answers = statements.map(({ text, values }) => this.#run(text, [...values]));
    stream.uncork();
    return answers;
  }

  /** Gives the connection back, or away where its kept plans are out of date or the server did not answer. */
  release(broken = false): void {
    this.#client.release(broken || this.#spent);
  }

  async #run(text: string, values: unknown[]): Promise<QueryResult<never>> {
    // The server has undone what it ended, and a second failure would hide that it did.
    if (this.#ended && text === 'rollback') return undone;
    try {
      if (values.length === 0) return await this.#client.query(text);
      return await this.#client.query({ name: this.#names.nameOf(text), text, values });
    } catch (error) {
      this.#ended ||= isDatabaseAway(error);
      this.#spent ||= this.#ended || !(error instanceof DatabaseError) || error.code === planIsStale;
      throw error;
    }
  }
}
