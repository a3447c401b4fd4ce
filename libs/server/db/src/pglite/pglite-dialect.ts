import type { PGlite } from '@electric-sql/pglite';
import { PGliteAdapter, PostgresIntrospector, PostgresQueryCompiler, type Dialect, type Kysely } from 'kysely';
import { PgliteDriver } from './pglite-driver.ts';
import type { Mutex } from './mutex.ts';

/**
 * @param wall what every transaction begins with, null for the owner
 */
export function pgliteDialect(pglite: PGlite, mutex: Mutex, wall: string | null): Dialect {
  return {
    createDriver: () => new PgliteDriver(pglite, mutex, wall),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PGliteAdapter(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
  };
}
