import { MINUTE } from '@parlour/models/durations';
import { isDatabaseAway } from '@parlour/server-db/database-away';

/**
 * Finds what the log has not been told of: of an outage of the database the first failure of its kind alone, as each
 * request fails by it meanwhile, and of all else each. An outage is over when a minute has passed without such a failure.
 */
export function newsOfOutages(now: () => number = Date.now): (error: unknown) => boolean {
  let lastAway = -Infinity;
  return (error) => {
    if (!isDatabaseAway(error)) return true;
    const isNews = now() - lastAway > MINUTE;
    lastAway = now();
    return isNews;
  };
}
