import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@parlour/server-db/database';

/** Stands in everything that is written about the one who leaves, and nowhere else. */
export const trace = 'quillfeather';
export const evening = new Date('2026-11-20T20:00:00Z');

/** The one who leaves, a friend who stays, and how a row about them is written. */
export interface LeaverTraces {
  brand: string;
  id: string;
  friend: string;
  email: string;
  /** What begins a row of the leaver’s own. */
  one: { brand: string; member_id: string };
  row(table: string, values: Record<string, unknown>): Promise<unknown>;
}

export const rowWriter =
  (database: Database): LeaverTraces['row'] =>
  (table, values) =>
    sql`insert into ${sql.ref(table)} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(values))})`.execute(database.owner);

export const json = (value: unknown): string => JSON.stringify(value);
export const bytes = (text: string): Uint8Array => createHash('sha256').update(text).digest();
