import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { MINUTE, SECOND } from '@parlour/models/durations';
import type { Database, PostgresConfig } from '../database.ts';
import { guardedKysely, refuseNested } from '../guarded-kysely.ts';
import { perBrand } from '../per-brand.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkVersion } from './check-version.ts';
import { GatheredReads } from './gathered-reads.ts';
import { OwnersPool } from './owners-pool.ts';
import { pingPostgres } from './ping-postgres.ts';
import { postgresTypes } from './postgres-types.ts';
import { StatementNames } from './statement-names.ts';
import { WalledPool } from './walled-pool.ts';

/** Connections for the store of brands and the jobs, and as many for migrations. */
const ownerConnections = 3;
const defaultConnections = 10;

/** Milliseconds that a statement of a brand has, and a connection to be made or to become free. */
const PATIENCE = 30 * SECOND;
/** Milliseconds that a statement of the owner has: maintenance and the job runner work on many rows. */
const OWNERS_PATIENCE = 2 * MINUTE;
/**
 * Milliseconds by which the server ends a late statement before it is given up here with its connection. Else the server
 * would keep a connection for each that waits for a held table.
 */
const SERVERS_LEAD = SECOND;
/** In place of the milliseconds after which the server ends a statement, whatever the role or the database is set to. */
const NEVER = 0;
/** Milliseconds in which a database that is there answers `ping`. */
const ANSWERS_WITHIN = 5 * SECOND;
/** Milliseconds of silence after which a connection is asked whether anybody is still there. */
const SILENCE = 10 * SECOND;

/**
 * Opens a PostgreSQL: one pool for all brands, small ones for the owner, one connection to ask whether it is there. A
 * statement that is not answered in time, unless it is an `unhurried` one, fails with its connection: a database host
 * that vanished is missed no longer than it is away.
 *
 * @throws PostgresTooOld; NotInUtf8; CertificateUnreadable
 */
export async function openPostgres(config: PostgresConfig): Promise<Database> {
  checkCertificates(config.url);
  const open = (max: number, statementPatience?: number): pg.Pool =>
    openPool(
      {
        connectionString: config.url,
        max,
        connectionTimeoutMillis: config.patience ?? PATIENCE,
        query_timeout: statementPatience,
      },
      statementPatience === undefined ? NEVER : statementPatience - (config.serversLead ?? SERVERS_LEAD),
    );
  const owners = open(ownerConnections, config.patience ?? OWNERS_PATIENCE);
  try {
    await checkVersion(owners);
    await checkEncoding(owners);
  } catch (error) {
    await owners.end();
    throw error;
  }
  const unhurried = open(ownerConnections);
  const brands = open(config.connections ?? defaultConnections, config.patience ?? PATIENCE);
  const asking = openPool(
    { connectionString: config.url, max: 1, connectionTimeoutMillis: ANSWERS_WITHIN, query_timeout: ANSWERS_WITHIN },
    ANSWERS_WITHIN,
  );
  const names = new StatementNames();
  const database = {};
  return {
    engine: 'postgres',
    owner: guardedKysely(new PostgresDialect({ pool: new OwnersPool(owners) }), database),
    unhurried: guardedKysely(new PostgresDialect({ pool: new OwnersPool(unhurried) }), database),
    forBrand: perBrand((brand) => {
      const pool = new WalledPool(brands, names, brand);
      return guardedKysely(
        new PostgresDialect({ pool }),
        database,
        (...parts) => new GatheredReads(pool, () => refuseNested(database), ...parts),
      );
    }),
    async executeSql(text, values = []) {
      refuseNested(database);
      return owners.query(text, values);
    },
    ping: () => pingPostgres(asking),
    close: async () => {
      await Promise.all([asking.end(), brands.end(), unhurried.end(), owners.end()]);
    },
  };
}

/**
 * Only in a pipeline does the driver end the connection of a late statement; else the next would wait behind it.
 *
 * @param endedAfter milliseconds after which the server ends a statement. It is told so on each connection ahead of the first
 * one, which does not wait for the answer: poolers refuse to be told with the start of a connection, as the driver would
 */
function openPool(config: pg.PoolConfig, endedAfter: number): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    types: postgresTypes,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE,
  });
  // A connection that breaks is dropped by the pool, and the query it ran fails by itself; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // A connection that was not lost by this would go on without it. A promise would end it only once it is free for others.
    client.query(`set statement_timeout = ${endedAfter}`, (error) => void (error && client.end()));
  });
  return pool;
}
