import { sql } from 'kysely';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { Database } from '@parlour/server-db/database';

/** Members are in this database, and nobody of the demo world. */
class MembersFound extends ExplainedError {
  constructor(brand: string) {
    super(
      `The database holds members (brand ${brand}) and no demo world: a demo does not start with it. ` +
        'For these members set PARLOUR_MODE to production; for a demo give another DATABASE_URL or DATA_DIR.',
    );
  }
}

/**
 * To be asked before a demo does anything to a database, which may have no tables yet. One that a demo uses passes: nobody can
 * sign up there before its first brand is seeded.
 *
 * @throws MembersFound: nobody real is ever shown made-up members, or has mails that are not sent
 */
export async function refuseMembers(database: Database): Promise<void> {
  const tables = await sql`select 1 where to_regclass('members') is not null`.execute(database.owner);
  if (tables.rows.length === 0) return;
  const { rows } = await sql<{ brand: string }>`
    select brand from members where not exists (select from profiles where demo) limit 1`.execute(database.owner);
  if (rows[0]) throw new MembersFound(rows[0].brand);
}
