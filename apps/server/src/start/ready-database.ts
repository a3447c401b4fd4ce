import { checkWalls, migrate, type Database } from '@parlour/server-db';
import { markProduction } from '@parlour/server-db/production-mark';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { markProductionFolder } from '@parlour/server-kit/configuration/production-folder';
import { settingsFiles } from '../brands.ts';
import { refuseDemoWorld } from '../demo/refuse-demo-world.ts';
import { refuseMembers } from '../demo/refuse-members.ts';
import { refuseProduction } from '../demo/refuse-production.ts';
import type { PassedOver } from './brands/published-sites.ts';
import { openSites, refuseSites, type OpenSites } from './open-sites.ts';

/**
 * Makes a database ready to serve. It refuses one of the other mode, brings the tables up to date, checks the walls
 * between brands, opens the sites of the published brands, and marks production as such. What is wrong with the brands is said
 * before the tables are changed: the version that serves meanwhile could not be started anew after that.
 *
 * @param passOver as that of `openSites`
 * @throws what `refuse…`, `checkWalls` and `openSites` throw, before any member's data is touched
 */
export async function readyDatabase(
  configuration: Configuration,
  database: Database,
  passOver: (version: PassedOver) => void,
): Promise<OpenSites> {
  const isDemo = configuration.mode === 'demo';
  if (isDemo) {
    await refuseProduction(database);
    await refuseMembers(database);
  }
  await refuseSites(configuration, database, settingsFiles);
  await migrate(database);
  await checkWalls(database);
  if (!isDemo) await refuseDemoWorld(database);
  const opened = await openSites(configuration, database, settingsFiles, passOver);
  // For good, so only once no setting is in the way; still before anybody can join.
  if (!isDemo) {
    await markProductionFolder(configuration.dataFolder);
    await markProduction(database);
  }
  return opened;
}
