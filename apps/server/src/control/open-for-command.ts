import { openDatabase, type Database } from '@parlour/server-db/database';
import { migrateEmpty } from '@parlour/server-db/migrate';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { refuseProduction } from '../demo/refuse-production.ts';

/**
 * The database for a command where no server runs. One in demo mode, which is that of a shell where nobody has said another,
 * would write what is fit for a demo alone: placeholders for the company, addresses of this machine.
 *
 * @throws ProductionFound; DataFolderInUse; where only a server's start brings the tables up to date
 */
export async function openForCommand({
  mode,
  database: config,
}: Pick<Configuration, 'mode' | 'database'>): Promise<Database> {
  const database = await openDatabase(config);
  try {
    if (mode === 'demo') await refuseProduction(database);
    await migrateEmpty(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
