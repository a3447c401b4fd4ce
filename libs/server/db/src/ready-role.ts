import { sql, type Kysely } from 'kysely';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { Schema } from './schema.ts';
import { appRole } from './walls.ts';

/** Roles belong to the whole server: two databases of it may do this at the same moment. */
const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}') then
    create role ${appRole} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation or insufficient_privilege then null;
end $$`;
const isMissing = `not exists (select from pg_roles where rolname = '${appRole}')`;
/** From 16 on one may be a member of a role without being allowed to become it: https://www.postgresql.org/docs/16/release-16.html */
const mayBecome = `pg_has_role(current_user, '${appRole}',
  case when current_setting('server_version_num')::integer < 160000 then 'MEMBER' else 'SET' end)`;
/** Who may not do it has been granted the role by somebody who may, or is refused. */
const becomeRole = `do $$ begin
  if not ${mayBecome} then grant ${appRole} to current_user; end if;
exception when insufficient_privilege then null;
end $$`;

/**
 * Makes the role of brands' queries and lets the tables' owner become it.
 *
 * @throws RoleRefused, before any table is changed
 */
export async function readyRole(db: Kysely<Schema>): Promise<void> {
  await sql.raw(createRole).execute(db);
  await refuseWhere(db, isMissing, roleMissing);
  await sql.raw(becomeRole).execute(db);
  await refuseWhere(db, `not ${mayBecome}`, notGranted);
}

async function refuseWhere(db: Kysely<Schema>, isRefused: string, words: (user: string) => string): Promise<void> {
  const { rows } = await sql<{
    user: string;
  }>`select quote_ident(current_user) as user where ${sql.raw(isRefused)}`.execute(db);
  if (rows[0]) throw new RoleRefused(words(rows[0].user));
}

/** The user of `DATABASE_URL` cannot become the role, and the message says what an administrator has to say. */
class RoleRefused extends ExplainedError {}

const roleMissing = (user: string): string =>
  `The user of DATABASE_URL may not make the role ${appRole}. Give it CREATEROLE for its first start, or have an administrator say: ` +
  `create role ${appRole} nologin; grant ${appRole} to ${user}.`;

const notGranted = (user: string): string =>
  `The user of DATABASE_URL may not become the role ${appRole}, under which all queries of members run. ` +
  `Have an administrator say: grant ${appRole} to ${user}.`;
