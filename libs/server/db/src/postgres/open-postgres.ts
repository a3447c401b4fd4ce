import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, PostgresConfig } from '../database.ts';
import { guardedKysely, refuseNested } from '../guarded-kysely.ts';
import { perBrand } from '../per-brand.ts';
import { checkVersion } from './check-version.ts';
import { GatheredReads } from './gathered-reads.ts';
import { postgresTypes } from './postgres-types.ts';
import { StatementNames } from './statement-names.ts';
import { WalledPool } from './walled-pool.ts';

/** Connections for migrations, the store of brands and the jobs. */
const ownerConnections = 3;
const defaultConnections = 10;

/**
 * Opens a PostgreSQL: one pool for all brands, a small one for the owner.
 *
 * @throws PostgresTooOld
 */
export async function openPostgres(config: PostgresConfig): Promise<Database> {
  const owners = openPool(config.url, ownerConnections);
  await checkVersion(owners).catch(async (error: unknown) => {
    await owners.end();
    throw error;
  });
  const brands = openPool(config.url, config.connections ?? defaultConnections, { pipeline: true });
  const names = new StatementNames();
  const database = {};
  return {
    engine: 'postgres',
    owner: guardedKysely(new PostgresDialect({ pool: owners }), database),
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
    close: async () => {
      await Promise.all([brands.end(), owners.end()]);
    },
  };
}

function openPool(url: string, max: number, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, types: postgresTypes, ...more });
  // A connection that breaks is dropped by the pool, and the query it ran fails by itself; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
