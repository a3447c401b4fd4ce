import type { Writable } from 'node:stream';
import { DatabaseError, type PoolClient, type QueryResult } from 'pg';
import { DatabaseAway, isEnding } from '../database-away.ts';
import { noteStanding } from '../standing-work.ts';
import { isPlanStale, isUndoneByOthers } from '../undone-by-others.ts';
import { isPlainRead } from './gathered-reads.ts';
import { PooledClient } from './pooled-client.ts';
import type { StatementNames } from './statement-names.ts';

const undone: QueryResult<never> = { command: 'ROLLBACK', rowCount: null, oid: 0, fields: [], rows: [] };

/** How transactions begin. */
const beginning = /^(?:begin|start transaction)\b/;

/** What the driver's types leave out. */
interface DriverParts {
  connection: { stream: Writable };
}

/** A pooled connection that keeps the plans of frequent statements; it is spent where those are out of date. */
export class WalledClient extends PooledClient {
  readonly #names: StatementNames;
  #isInTransaction = false;
  #ended = false;

  constructor(client: PoolClient, names: StatementNames) {
    super(client);
    this.#names = names;
  }

  /** Sends statements in one packet, on a connection that was opened for it; each is answered or refused by itself. */
  queryTogether(statements: readonly { text: string; values: readonly unknown[] }[]): Promise<QueryResult<never>>[] {
    const { stream } = (this.client as unknown as DriverParts).connection;
    stream.cork();
    const answers = statements.map(({ text, values }) => this.run(text, [...values]));
    stream.uncork();
    return answers;
  }

  /** @throws DatabaseAway where the connection was lost, or the answer is late, and nothing is left behind */
  protected async run(text: string, values: unknown[]): Promise<QueryResult<never>> {
    // The server has undone what it ended, and a second failure would hide that it did.
    if (this.#ended && text === 'rollback') return undone;
    this.#isInTransaction ||= beginning.test(text);
    try {
      const answer = await this.#sendTwiceAtMost(text, values);
      if (answer.command === 'COMMIT') noteStanding();
      return answer;
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw this.#lost(text, error);
      this.#ended ||= isEnding(error);
      this.isSpent ||= this.#ended || isPlanStale(error);
      throw error;
    }
  }

  /** Sends a statement, and once more what stood alone and was undone by others; without its name, whose plan may be out of date. */
  async #sendTwiceAtMost(text: string, values: unknown[]): Promise<QueryResult<never>> {
    try {
      return await this.#send(text, values);
    } catch (error) {
      if (this.#isInTransaction || !isUndoneByOthers(error)) throw error;
      this.isSpent ||= isPlanStale(error);
      return this.client.query({ text, values });
    }
  }

  #send(text: string, values: unknown[]): Promise<QueryResult<never>> {
    if (values.length === 0) return this.client.query(text);
    return this.client.query({ name: this.#names.nameOf(text), text, values });
  }

  /** The server undoes a transaction whose connection goes before it was told to commit; a read leaves nothing behind anyway. */
  #lost(text: string, error: unknown): unknown {
    this.#ended = this.isSpent = true;
    if (this.#isInTransaction ? text !== 'commit' : isPlainRead(text)) return new DatabaseAway(error);
    noteStanding();
    return error;
  }
}
