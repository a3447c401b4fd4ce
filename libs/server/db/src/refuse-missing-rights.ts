import { sql, type Kysely } from 'kysely';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { Schema } from './schema.ts';

/** The user of `DATABASE_URL` may not make what the server needs; the message says what an administrator has to say. */
class RightsMissing extends ExplainedError {
  constructor(user: string, grants: readonly string[]) {
    super(
      `DATABASE_URL: ${user} may not make all that the server needs. Have an administrator say: ` +
        `${grants.map((grant) => `${grant};`).join(' ')} or make ${user} the owner of the database.`,
    );
  }
}

interface Rights {
  user: string;
  database: string;
  schema: string;
  makesSchema: boolean;
  makesTables: boolean;
}

/**
 * Asks for the rights before a step is taken: tables go into the first schema that the user sees, and the job runner makes one of its
 * own, long after the tables.
 *
 * @throws RightsMissing, with all that is missing
 */
export async function refuseMissingRights(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Rights>`
    select quote_ident(current_user) as user, quote_ident(current_database()) as database,
      quote_ident(coalesce(current_schema(), 'public')) as schema,
      has_database_privilege(current_database(), 'CREATE')
        or exists (select from pg_namespace where nspname = 'pgboss') as "makesSchema",
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "makesTables"`.execute(db);
  const { user, database, schema, makesSchema, makesTables } = rows[0]!;
  const grants = [
    ...(makesSchema ? [] : [`grant create on database ${database} to ${user}`]),
    ...(makesTables ? [] : [`grant usage, create on schema ${schema} to ${user}`]),
  ];
  if (grants.length > 0) throw new RightsMissing(user, grants);
}
