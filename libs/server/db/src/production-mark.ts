import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Marks the database as production's, for good; one that is marked keeps the day of its first start. */
export async function markProduction({ owner }: Database): Promise<void> {
  await owner
    .insertInto('production_mark')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * When production first started on the database, which may have no tables yet, or those of an older version; null where it
 * never did.
 */
export async function productionSince({ owner }: Database): Promise<Date | null> {
  const { rows } = await sql`select 1 where to_regclass('production_mark') is not null`.execute(owner);
  if (rows.length === 0) return null;
  return (await owner.selectFrom('production_mark').select('since').executeTakeFirst())?.since ?? null;
}
