import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { isSqlState } from './sql-state.ts';
import { appRole } from './walls.ts';

/** Roles belong to the whole server: two databases of it may do this at the same moment. */
const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}') then
    create role ${appRole} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`;
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
  await sql
    .raw(createRole)
    .execute(db)
    .catch((error: unknown) => {
      throw isSqlState(error, 'insufficient_privilege') ? new RoleRefused(roleMissing) : error;
    });
  await sql.raw(becomeRole).execute(db);
  const { rows } = await sql<{ refused: string }>`
    select current_user as refused where not ${sql.raw(mayBecome)}`.execute(db);
  if (rows[0]) throw new RoleRefused(notGranted(rows[0].refused));
}

/** The user of `DATABASE_URL` cannot become the role, and the message says what an administrator has to say. */
class RoleRefused extends Error {
  override readonly name = 'RoleRefused';
}

const roleMissing =
  `The user of DATABASE_URL may not make the role ${appRole}. Give it CREATEROLE for its first start, or have an administrator say: ` +
  `create role ${appRole} nologin; grant ${appRole} to the user.`;

const notGranted = (user: string): string =>
  `The user of DATABASE_URL may not become the role ${appRole}, under which all queries of members run. ` +
  `Have an administrator say: grant ${appRole} to "${user}".`;
