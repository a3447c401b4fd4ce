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
 * What the health of this process is told by. The database is asked by a connection of the brands, as for members: those may all be taken
 * while the owner's are free, and the other way round. It is one of its own, as a read that is sent together with others waits for them; whoever asks while one waits for it waits
 * for the same, and takes no second place before the members.
 */
export function healthChecks(database: Database, sites: SiteDirectory, storage: PhotoStorage): HealthCheck[] {
  const askAsMembers = () =>
    (sites.all[0]?.db ?? database.owner).connection().execute((db) => sql`select 1`.execute(db));
  return [
    { name: 'database', isNeeded: true, check: memoizeFor(askAsMembers, 0) },
    { name: 'jobs', isNeeded: false, check: () => database.executeSql('select 1') },
    { name: 'photos', isNeeded: false, check: memoizeFor(() => storage.check(), PHOTOS_GOOD_FOR) },
  ];
}
