import { readConfiguration } from '@parlour/server-kit/configuration/configuration';
import { openDatabase } from '@parlour/server-db/database';
import { refuseOldNode } from './start/refuse-old-node.ts';
import { refuseTakenPort } from './start/refuse-taken-port.ts';
import { startFailure } from './start/faults/start-failure.ts';

try {
  refuseOldNode(process.versions.node);
  const configuration = await readConfiguration(process.env);
  // The data folder is locked before anything heavy is loaded: a second process says so within a second.
  const database = await openDatabase(configuration.database);
  await refuseTakenPort(configuration);
  const { start } = await import('./start/start.ts');
  await start(configuration, database);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
