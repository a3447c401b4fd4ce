import { sql } from 'kysely';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { Database } from '@parlour/server-db/database';

/** Somebody of the demo world is in this database. */
class DemoWorldFound extends ExplainedError {
  constructor(brand: string) {
    super(`The database holds members of the demo world (brand ${brand}): production does not start with it.`);
  }
}

/**
 * To be asked before anything is put into the database. What is found is looked for by its index, in no time.
 *
 * @throws DemoWorldFound: nobody real is ever shown made-up members
 */
export async function refuseDemoWorld(database: Database): Promise<void> {
  const found = await database.owner
    .selectFrom('profiles')
    .select('brand')
    .where('demo', '=', sql.lit(true))
    .limit(1)
    .executeTakeFirst();
  if (found) throw new DemoWorldFound(found.brand);
}
