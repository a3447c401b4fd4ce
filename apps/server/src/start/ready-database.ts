import { checkWalls, migrate, type Database } from '@parlour/server-db';
import { markProduction } from '@parlour/server-db/production-mark';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { markProductionFolder } from '@parlour/server-kit/configuration/production-folder';
import { settingsFiles } from '../brands.ts';
import { refuseDemoWorld } from '../demo/refuse-demo-world.ts';
import { refuseMembers } from '../demo/refuse-members.ts';
import { refuseProduction } from '../demo/refuse-production.ts';
import { openSites, type OpenSites } from './open-sites.ts';

/**
 * Makes a database ready to serve. It refuses one of the other mode, brings the tables up to date, checks the walls
 * between brands, opens the sites of the published brands, and marks production as such.
 *
 * @throws what `refuse…`, `checkWalls` and `openSites` throw, before any member's data is touched
 */
export async function readyDatabase(configuration: Configuration, database: Database): Promise<OpenSites> {
  const isDemo = configuration.mode === 'demo';
  if (isDemo) {
    await refuseProduction(database);
    await refuseMembers(database);
  }
  await migrate(database);
  await checkWalls(database);
  if (!isDemo) await refuseDemoWorld(database);
  const opened = await openSites(configuration, database, settingsFiles);
  // For good, so only once no setting is in the way; still before anybody can join.
  if (!isDemo) {
    await markProductionFolder(configuration.dataFolder);
    await markProduction(database);
  }
  return opened;
}
