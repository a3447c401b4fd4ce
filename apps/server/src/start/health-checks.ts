import { sql } from 'kysely';
import { SECOND } from '@parlour/models/durations';
import type { Database } from '@parlour/server-db';
import type { HealthCheck } from '@parlour/server-kit/health';
import type { SiteDirectory } from '@parlour/server-kit/sites/sites';
import type { PhotoStorage } from '@parlour/server-media';
import { memoizeFor } from './memoize-for.ts';

/** Milliseconds for which an answer of the photo store is good: anybody may ask for the health of a server, however often. */
const PHOTOS_GOOD_FOR = 10 * SECOND;

/**
 * The checks that tell the health of this process. It is ready when it reaches the database. A table that somebody
 * holds makes the connections of members wait in every process at once; if that counted, no process would be asked any
 * more. `members` tells of it, without being needed.
 *
 * The connection of `members` is a brand's, as the owner's may be free while those are taken, and the other way round.
 * It is a connection of its own, as a read that is sent together with others waits for them. Whoever asks while one
 * check waits gets the answer of the same check, and takes no second place before the members.
 */
export function healthChecks(database: Database, sites: SiteDirectory, storage: PhotoStorage): HealthCheck[] {
  const askAsMembers = () =>
    (sites.all[0]?.db ?? database.owner).connection().execute((db) => sql`select 1`.execute(db));
  return [
    { name: 'database', isNeeded: true, check: memoizeFor(() => database.ping(), 0) },
    { name: 'members', isNeeded: false, check: memoizeFor(askAsMembers, 0) },
    { name: 'jobs', isNeeded: false, check: memoizeFor(() => database.executeSql('select 1'), 0) },
    { name: 'photos', isNeeded: false, check: memoizeFor(() => storage.check(), PHOTOS_GOOD_FOR) },
  ];
}
