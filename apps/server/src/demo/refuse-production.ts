import { ExplainedError } from '@parlour/brand/explained-error';
import { utcDay } from '@parlour/models/day';
import type { Database } from '@parlour/server-db/database';
import { productionSince } from '@parlour/server-db/production-mark';

/** The database is production's, and what asks for it is in demo mode. */
class ProductionFound extends ExplainedError {
  constructor(since: Date) {
    super(
      `The database is in production, since ${utcDay(since)}: nothing in demo mode works with it. ` +
        'To work with it set PARLOUR_MODE=production; for a demo give another DATABASE_URL or DATA_DIR.',
    );
  }
}

/**
 * To be asked by whatever is in demo mode, a start or a command, before it does anything to a database, which may have no
 * tables yet.
 *
 * @throws ProductionFound: neither made-up members nor settings of the demo come to where members are to be, even before the first one
 */
export async function refuseProduction(database: Database): Promise<void> {
  const since = await productionSince(database);
  if (since) throw new ProductionFound(since);
}
