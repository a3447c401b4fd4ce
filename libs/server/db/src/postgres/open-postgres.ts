import { PostgresDialect, type Kysely } from 'kysely';
import pg from 'pg';
import type { Database, PostgresConfig } from '../database.ts';
import { guardedKysely, refuseNested } from '../guarded-kysely.ts';
import { perBrand } from '../per-brand.ts';
import type { Schema } from '../schema.ts';
import { checkVersion } from './check-version.ts';
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
  const brands = openPool(config.url, config.connections ?? defaultConnections);
  const names = new StatementNames();
  const database = {};
  const over = (pool: pg.Pool | WalledPool): Kysely<Schema> => guardedKysely(new PostgresDialect({ pool }), database);
  return {
    engine: 'postgres',
    owner: over(owners),
    forBrand: perBrand((brand) => over(new WalledPool(brands, names, brand))),
    async executeSql(text, values = []) {
      refuseNested(database);
      return owners.query(text, values);
    },
    close: async () => {
      await Promise.all([brands.end(), owners.end()]);
    },
  };
}

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, types: postgresTypes });
  // A connection that breaks is dropped by the pool, and the query it ran fails by itself; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
