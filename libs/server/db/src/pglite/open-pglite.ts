import { PGlite, types, type Results } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { checkBrandName } from '../brand-name.ts';
import type { Database, PgliteConfig } from '../database.ts';
import { guardedKysely, refuseNested } from '../guarded-kysely.ts';
import { perBrand } from '../per-brand.ts';
import type { Schema } from '../schema.ts';
import { appRole } from '../walls.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { Mutex } from './mutex.ts';

/** The same values as from PostgreSQL's driver. */
const parsers = {
  [types.DATE]: (text: string) => text,
  [types.INT8]: Number,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

/** Role and brand until the transaction ends. */
const wallOf = (brand: string): string => `set local role ${appRole};set local app.brand='${checkBrandName(brand)}'`;

/** Opens the embedded database, in a folder that is locked against other processes or in memory. */
export async function openPglite({ folder, dump }: PgliteConfig): Promise<Database & { pglite: PGlite }> {
  const unlock = folder ? await lockDataFolder(folder) : async () => {};
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: dump, parsers }).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const mutex = new Mutex();
  const database = {};
  const over = (wall: string | null): Kysely<Schema> => guardedKysely(pgliteDialect(pglite, mutex, wall), database);
  const owner = over(null);
  return {
    engine: 'pglite',
    pglite,
    owner,
    unhurried: owner,
    forBrand: perBrand((brand) => over(wallOf(brand))),
    async executeSql(text, values) {
      refuseNested(database);
      return executeSql(pglite, mutex, text, values);
    },
    ping: () => executeSql(pglite, mutex, 'select 1'),
    close: async () => {
      await pglite.close();
      await unlock();
    },
  };
}

async function executeSql(
  pglite: PGlite,
  mutex: Mutex,
  text: string,
  values: unknown[] = [],
): Promise<Pick<Results, 'rows'>> {
  const release = await mutex.acquire();
  try {
    if (values.length > 0) return await pglite.query(text, values);
    return (await pglite.exec(text)).at(-1) ?? { rows: [] };
  } finally {
    release();
  }
}
