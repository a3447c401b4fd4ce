import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@parlour/server-db/database';
import { tryEach } from '@parlour/server-kit/try-each';
import type { Schema } from '@parlour/server-db/schema';

/** What is kept only for a time. Each room rules its own tables, in its `purges.ts`. */
export interface Purge {
  table: keyof Schema;
  /** The time that counts, with which an index of the table begins. */
  time: string;
  /** How much longer a row is kept. */
  kept?: string;
  /** Which rows, where not all. */
  where?: RawBuilder<boolean>;
  /** What is forgotten, where the row itself stays. */
  set?: RawBuilder<unknown>;
}

/** The most rows that one statement forgets. */
export const purgedAtOnce = 1_000;

/**
 * Forgets everything whose time is over, so many rows at a time that no statement is long. A table that is held keeps back
 * no other.
 *
 * @throws AggregateError that names the tables of which not all is forgotten
 */
export const purge = (database: Database, purges: readonly Purge[]): Promise<void> =>
  tryEach(
    purges,
    async (what) => {
      const statement = purgeSome(what);
      while ((await statement.execute(database.owner)).numAffectedRows === BigInt(purgedAtOnce));
    },
    (failed) => `Not all is forgotten of ${failed.map(({ table }) => table).join(', ')}`,
  );

/** Forgets the oldest rows whose time is over, of all brands; what others are writing to at the moment waits for the next hour. */
export function purgeSome({ table, time, kept = '0', where = sql`true`, set }: Purge): RawBuilder<unknown> {
  const act = set ? sql`update ${sql.table(table)} set ${set}` : sql`delete from ${sql.table(table)}`;
  return sql`${act} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(time)} < now() - ${sql.lit(kept)}::interval and ${where}
    order by ${sql.ref(time)} limit ${sql.lit(purgedAtOnce)} for update skip locked
  ))`;
}
