import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DefaultQueryExecutor,
  Kysely,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryExecutor,
} from 'kysely';
import type { Schema } from './schema.ts';

/** Whoever holds a connection of a database now; `held` ends with the work, though callbacks of it may live on. */
interface Holder {
  database: object;
  held: boolean;
}

const holders = new AsyncLocalStorage<Holder>();

/** The mistake of asking the database for a second connection from inside a transaction. */
export class NestedUse extends Error {
  constructor() {
    super('The database is used inside a transaction: give the transaction handle to the function that was called');
    this.name = 'NestedUse';
  }
}

/**
 * To be asked by whatever takes a connection: a second one would wait for ever on PGlite, and silently leave the transaction
 * on PostgreSQL.
 *
 * @throws NestedUse where the caller holds a connection of this database already
 */
export function refuseNested(database: object): void {
  const outer = holders.getStore();
  if (outer?.held && outer.database === database) throw new NestedUse();
}

/** Hands out connections, to nobody who holds one already. */
class GuardedConnections implements ConnectionProvider {
  readonly #driver: Driver;
  readonly #database: object;
  readonly #ready: Promise<void>;

  constructor(driver: Driver, database: object) {
    this.#driver = driver;
    this.#database = database;
    this.#ready = driver.init();
  }

  async provideConnection<Result>(consumer: (connection: DatabaseConnection) => Promise<Result>): Promise<Result> {
    refuseNested(this.#database);
    await this.#ready;
    const connection = await this.#driver.acquireConnection();
    const holder = { database: this.#database, held: true };
    try {
      return await holders.run(holder, () => consumer(connection));
    } finally {
      holder.held = false;
      await this.#driver.releaseConnection(connection);
    }
  }
}

/**
 * A Kysely over the dialect that refuses nested use.
 *
 * @param database what stands for the whole database, the same for all its brands and its owner
 * @param executorOf what runs the statements outside of transactions
 */
export function guardedKysely(
  dialect: Dialect,
  database: object,
  executorOf: (...parts: ConstructorParameters<typeof DefaultQueryExecutor>) => QueryExecutor = (...parts) =>
    new DefaultQueryExecutor(...parts),
): Kysely<Schema> {
  const driver = dialect.createDriver();
  const connections = new GuardedConnections(driver, database);
  const executor = executorOf(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor });
}
