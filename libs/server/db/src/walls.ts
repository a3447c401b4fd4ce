import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The role under which every query of a brand runs. It owns nothing, so row-level security counts for it. */
export const appRole = 'parlour_app';

/** Written by the owner alone: what a brand is, and which settings it has published. */
const readOnlyTables = ['brands', 'brand_versions'];
/** Money is never rewritten: a mistake is put right by a further transaction. */
const appendOnlyTables = ['ledger_transactions', 'ledger_entries'];
/** Stand under no brand, and nothing of a brand reaches them. */
export const ownerTables = ['migrations', 'production_mark'];

const grantsOf = (table: string): string => {
  if (readOnlyTables.includes(table)) return 'select';
  if (appendOnlyTables.includes(table)) return 'select, insert';
  return 'select, insert, update, delete';
};

/**
 * Puts every table behind the wall of its brand: the app's role sees and writes only rows whose brand is the setting
 * `app.brand`, and no row at all while that is unset. The tables' owner is not held by it (no `force`): migrations, the
 * store of brands and the jobs work for all brands. May be run again after tables were added: one that has its wall is not
 * locked, since members are using it. The role is there (`ready-role.ts`).
 */
export async function wallTables(db: Kysely<Schema>): Promise<void> {
  await sql.raw(`grant usage on schema public to ${appRole}`).execute(db);
  const unwalled = await unwalledTables(db);
  const tables = (await tableNames(db)).filter((table) => !ownerTables.includes(table));
  for (const table of tables.filter((name) => unwalled.includes(name))) await wall(db, table);
  // In one statement: steps hold the tables that they change meanwhile.
  await sql.raw(`do $$ begin ${tables.map(rightsOn).join(' ')} end $$`).execute(db);
}

const rightsOn = (table: string): string =>
  `revoke all on ${table} from ${appRole}; grant ${grantsOf(table)} on ${table} to ${appRole};`;

async function wall(db: Kysely<Schema>, table: string): Promise<void> {
  await sql.raw(`alter table ${table} enable row level security`).execute(db);
  await sql.raw(`drop policy if exists brand_wall on ${table}`).execute(db);
  await sql
    .raw(`create policy brand_wall on ${table} to ${appRole} using (brand = current_setting('app.brand', true))`)
    .execute(db);
}

/** Tables that the app's role may reach although no wall stands between brands, or whose key does not begin with the brand. */
export async function unwalledTables(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not c.relname = any(${ownerTables})
      and not (
        c.relrowsecurity
        and exists (
          select from pg_policy p
          where p.polrelid = c.oid and p.polname = 'brand_wall'
            and pg_get_expr(p.polqual, p.polrelid) = '(brand = current_setting(''app.brand''::text, true))'
        )
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname <> 'brand_wall' and p.polpermissive)
        and exists (
          select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary and a.attname = 'brand'
        )
      )
    order by c.relname`.execute(db);
  return rows.map((row) => row.name);
}

async function tableNames(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map((row) => row.name);
}
