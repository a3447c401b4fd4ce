import { sql, type RawBuilder } from 'kysely';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Rows that one query reads. */
export const STEP = 500;

/** Rows in an order in which none stands beside another. */
export interface OrderedRows {
  columns: RawBuilder<unknown>;
  /** Tables and which of their rows; its end can be followed by `and`. */
  from: RawBuilder<unknown>;
  /** Columns that are never null and never change, and in all of which no two rows agree: what moves meanwhile would come twice. */
  by: readonly string[];
}

/** Reads rows some at a time, each time from where the last ended. */
export async function* rowsInSteps<Row>(db: BrandDatabase, { columns, from, by }: OrderedRows): AsyncGenerator<Row[]> {
  const order = sql.join(by.map((column) => sql.ref(column)));
  // As text: a `Date` would lose the microseconds of a time, and the rows within them would come again.
  const place = sql`array[${sql.join(by.map((column) => sql`${sql.ref(column)}::text`))}]`;
  for (let behind = sql``; ;) {
    const { rows } = await sql<Row & { place: string[] }>`
      select ${columns}, ${place} as place from ${from} ${behind} order by ${order} limit ${STEP}`.execute(db);
    const last = rows.at(-1)?.place;
    yield rows.map(({ place: _, ...row }) => row as Row);
    if (rows.length < STEP || !last) return;
    behind = sql`and (${order}) > (${sql.join(last)})`;
  }
}
