import { sql, type Expression } from 'kysely';

/**
 * All that a place in a list may tell of the last visit of somebody who keeps it back (contract B9, `show_online`): the Monday of
 * its week, in UTC.
 */
export const weekOf = (moment: Date | Expression<Date>) => sql<Date>`date_trunc('week', ${moment}::timestamptz, 'UTC')`;
