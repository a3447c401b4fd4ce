import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { listBrands } from '@parlour/server-db/brands/list';
import type { Database } from '@parlour/server-db/database';
import { tryEach } from '@parlour/server-kit/try-each';

/** A brand of which the database has rows, served or not. */
export interface KeptBrand {
  brand: { id: string };
  db: BrandDatabase;
  now: Date;
}

/**
 * Does for one brand after the other what a recurring job is for, also for those that are off the air: what has its term there goes
 * as ever. A brand where it fails keeps no other back.
 *
 * @throws AggregateError that names the brands where it failed, after all had their turn
 */
export const forEachKeptBrand = async (database: Database, act: (kept: KeptBrand) => Promise<unknown>): Promise<void> =>
  tryEach(
    await listBrands(database),
    ({ id }) => act({ brand: { id }, db: database.forBrand(id), now: new Date() }),
    (failed) => `It failed for ${failed.map(({ id }) => id).join(', ')}`,
  );
