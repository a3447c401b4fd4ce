import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient, PoolOptions } from 'pg';
import { checkBrandName } from '../brand-name.ts';
import { withoutConnection } from '../database-away.ts';
import { appRole } from '../walls.ts';
import type { StatementNames } from './statement-names.ts';
import { WalledClient } from './walled-client.ts';

/** The brand for which a connection was last set up. */
const brandOfClient = new WeakMap<PoolClient, string>();

/** One brand's view of the shared pool: a connection is set to role and brand before it is handed out, if it is not yet. */
export class WalledPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #names: StatementNames;
  readonly #brand: string;
  readonly options: PoolOptions;

  constructor(pool: Pool, names: StatementNames, brand: string) {
    this.#pool = pool;
    this.#names = names;
    this.#brand = checkBrandName(brand);
    this.options = pool.options;
  }

  /** @throws DatabaseAway where waiting may mend that there is none */
  async connect(): Promise<WalledClient> {
    try {
      const client = await this.#pool.connect();
      if (brandOfClient.get(client) !== this.#brand) await this.#setUp(client);
      return new WalledClient(client, this.#names);
    } catch (error) {
      throw withoutConnection(error);
    }
  }

  /** The pool is shared: whoever opened the database ends it. */
  async end(): Promise<void> {}

  async #setUp(client: PoolClient): Promise<void> {
    try {
      await client.query(`set role ${appRole}; set app.brand = '${this.#brand}'`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    brandOfClient.set(client, this.#brand);
  }
}
