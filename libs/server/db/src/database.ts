import type { Kysely } from 'kysely';
import type { BrandDatabase } from './brand-database.ts';
import type { Schema } from './schema.ts';

export interface PgliteConfig {
  engine: 'pglite';
  /** Where the data lies; absent: in memory. */
  folder?: string;
  /** What a database in memory begins with: as `pgliteDump` of `libs/testing` makes it. */
  dump?: Blob;
}

export interface PostgresConfig {
  engine: 'postgres';
  /** `postgres://user:password@host:port/name` of the tables' owner, who may become the app's role. */
  url: string;
  /** The most connections at a time for all brands together, by default 10. */
  connections?: number;
  /**
   * Milliseconds that a statement has to be answered, and a connection to be made or to become free: in place of half a minute
   * for brands and two minutes for the owner's statements.
   */
  patience?: number;
  /** Milliseconds by which the server ends a late statement before that, by default a second. */
  serversLead?: number;
}

export type DatabaseConfig = PgliteConfig | PostgresConfig;

/** An open database, whichever engine runs it. */
export interface Database {
  engine: DatabaseConfig['engine'];
  /** The tables as one brand sees them. Throws where the id is no brand's. */
  forBrand(brand: string): BrandDatabase;
  /** All rows of all brands, for the store of brands, maintenance and jobs; never for a member's request. */
  owner: Kysely<Schema>;
  /** The same for migrations alone: a statement may take as long as it takes. */
  unhurried: Kysely<Schema>;
  /**
   * Runs text as the owner; without values it may hold several statements.
   * @throws NestedUse inside a transaction
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Asks whether it is there and takes changes, where no statement that waits for a table is in the way. Throws where it does
   * not, or no answer comes within seconds.
   */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Opens the engine that is asked for.
 *
 * @throws DataFolderInUse where another process uses the PGlite folder; PostgresTooOld; NotInUtf8; CertificateUnreadable where
 *   a file that the address names cannot be read
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.engine === 'postgres') {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    return openPostgres(config);
  }
  const { openPglite } = await import('./pglite/open-pglite.ts');
  return openPglite(config);
}
