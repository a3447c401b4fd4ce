import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely';
import { noteStanding } from '../standing-work.ts';
import type { Mutex } from './mutex.ts';
import { PgliteConnection } from './pglite-connection.ts';

/** A caller's way to the one embedded database: it waits its turn and has the database alone until it gives it back. */
export class PgliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #mutex: Mutex;
  readonly #wall: string | null;
  readonly #releases = new WeakMap<DatabaseConnection, () => void>();

  constructor(pglite: PGlite, mutex: Mutex, wall: string | null) {
    this.#pglite = pglite;
    this.#mutex = mutex;
    this.#wall = wall;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteConnection> {
    const release = await this.#mutex.acquire();
    const connection = new PgliteConnection(this.#pglite, this.#wall);
    this.#releases.set(connection, release);
    return connection;
  }

  async beginTransaction(connection: PgliteConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.begin(`${level}${settings.accessMode ? ` ${settings.accessMode}` : ''}`);
  }

  async commitTransaction(connection: PgliteConnection): Promise<void> {
    await connection.commit();
    noteStanding();
  }

  rollbackTransaction(connection: PgliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    this.#releases.get(connection)?.();
  }

  /** The database is shared: whoever opened it closes it. */
  async destroy(): Promise<void> {}
}
