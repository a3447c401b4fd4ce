import { ExplainedError } from '@parlour/brand/explained-error';
import { utcDay } from '@parlour/models/day';
import type { Database } from '@parlour/server-db/database';
import { productionSince } from '@parlour/server-db/production-mark';

/** The database is production's, and the start or the command that asks for it is in demo mode. */
class ProductionFound extends ExplainedError {
  constructor(since: Date) {
    super(
      `The database is in production, since ${utcDay(since)}: nothing in demo mode works with it. ` +
        'To work with it set PARLOUR_MODE=production; for a demo give another DATABASE_URL or DATA_DIR.',
    );
  }
}

/**
 * Refuses a database of production. Every start and every command in demo mode asks this before it does anything to a
 * database. The database may have no tables yet.
 *
 * @throws ProductionFound: made-up members and settings of the demo never come to where members are to be, even before
 * the first member
 */
export async function refuseProduction(database: Database): Promise<void> {
  const since = await productionSince(database);
  if (since) throw new ProductionFound(since);
}
