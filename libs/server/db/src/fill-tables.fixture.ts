import { sql } from 'kysely';
import type { Database } from './database.ts';
import { ownerTables } from './walls.ts';

/** A table's columns with what each may hold. */
interface Column {
  table: string;
  name: string;
  type: string;
  /** The first word that a check of the column alone allows. */
  word: string | null;
}

type Row = Record<string, unknown>;

/** Columns that name another member than the row's own. */
const others = new Set(['high_id', 'to_id', 'blocked_id', 'profile_id', 'recipient_id', 'other_id']);
/** What a check over several columns asks for, or a form that a step brings values into. */
const words: Readonly<Record<string, string>> = {
  'decisions.measure': 'suspended',
  'discount_codes.code': 'SPRING',
  'discount_uses.code': 'SPRING',
  'payments.discount_code': 'SPRING',
};

/**
 * Puts a row into every table of brands, with a value in every column, so that no step meets an empty table. All rows of one filling
 * belong together: the same brand, the same two members.
 *
 * @param number tells the filling from others of the same database
 * @param except tables that stay as they are
 */
export async function fillTables({ owner }: Database, number: number, except: readonly string[]): Promise<void> {
  const [first, second] = [idOf(2 * number), idOf(2 * number + 1)] as const;
  const { rows: columns } = await catalogue.execute(owner);
  const put = async (table: string, own: string, other: string): Promise<void> => {
    const row = rowOf(
      columns.filter((column) => column.table === table),
      { number, own, other },
    );
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(owner);
  };
  for (const table of new Set(columns.map((column) => column.table))) {
    if (except.includes(table)) continue;
    await put(table, first, second);
    if (table === 'members') await put(table, second, first);
  }
}

/** The columns of all tables; a table stands after those that it refers to, since it was made later. */
const catalogue = sql<Column>`
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, (
    select (regexp_match(pg_get_constraintdef(k.oid), '''([^'']+)''::text'))[1] from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
  ) as word
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relname = any(${ownerTables})
    and a.attnum > 0 and not a.attisdropped
  order by c.oid, a.attnum`;

const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function rowOf(
  columns: readonly Column[],
  { number, own, other }: { number: number; own: string; other: string },
): Row {
  const values: Record<string, (column: Column) => unknown> = {
    uuid: ({ name }) => (others.has(name) ? other : own),
    text: ({ table, name, word }) =>
      name === 'brand' ? `brand-${number}` : (words[`${table}.${name}`] ?? word ?? `${name} of ${own}`),
    bytea: () => String.raw`\x${own.replaceAll('-', '')}`,
    integer: () => 1,
    bigint: () => 1,
    boolean: () => true,
    date: () => '2026-01-01',
    'timestamp with time zone': () => '2026-01-01T00:00:00Z',
    jsonb: () => ({}),
    'text[]': () => [],
    'uuid[]': () => [],
    'integer[]': () => [],
  };
  return Object.fromEntries(columns.map((column) => [column.name, values[column.type]!(column)]));
}
