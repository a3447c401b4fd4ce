import type { PGlite } from '@electric-sql/pglite';
import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';

/** The embedded database in the hands of one caller; `wall` is what a transaction of a brand begins with. */
export class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #wall: string | null;
  #transaction: 'none' | 'running' | 'aborted' = 'none';

  constructor(pglite: PGlite, wall: string | null) {
    this.#pglite = pglite;
    this.#wall = wall;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction !== 'none' || this.#wall === null) return this.#run(query);
    await this.begin();
    try {
      const result = await this.#run<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async begin(mode = ''): Promise<void> {
    await this.#pglite.exec(`begin${mode};${this.#wall ?? ''}`);
    this.#transaction = 'running';
  }

  /** Throws where an earlier statement failed: the database would answer a commit with a rollback. */
  async commit(): Promise<void> {
    const aborted = this.#transaction === 'aborted';
    await this.#end(aborted ? 'rollback' : 'commit');
    if (aborted) throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#transaction !== 'none') await this.#end('rollback');
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database answers a query as a whole');
  }

  async #end(statement: 'commit' | 'rollback'): Promise<void> {
    this.#transaction = 'none';
    await this.#pglite.exec(statement);
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, affectedRows } = await this.#pglite.query<Row>(query.sql, [...query.parameters]);
      // After a failure only `rollback to savepoint` succeeds, and it mends the transaction.
      if (this.#transaction === 'aborted') this.#transaction = 'running';
      return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
    } catch (error) {
      if (this.#transaction === 'running') this.#transaction = 'aborted';
      throw error;
    }
  }
}
