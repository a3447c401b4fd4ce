import { sql, type Expression } from 'kysely';

/**
 * Where a place in a list stands for somebody who keeps visits back (contract B9, `show_online`) from now on: on the Monday before the
 * week of a moment, in UTC. So nobody stands above a member whose card says that they were here within seven days.
 */
export const weekBefore = (moment: Date | Expression<Date>) =>
  sql<Date>`date_trunc('week', ${moment}::timestamptz, 'UTC') - interval '7 days'`;
