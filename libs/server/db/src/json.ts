import type { ColumnType } from 'kysely';

/** A `jsonb` column: read as a value, written as `JSON.stringify(value)` (both drivers then send the same). */
export type Json<Value> = ColumnType<Value, string, string>;
/** A `jsonb` column with a default of the database. */
export type GeneratedJson<Value> = ColumnType<Value, string | undefined, string>;
/** A `jsonb` column that may be null. */
export type NullableJson<Value> = ColumnType<Value | null, string | null, string | null>;
