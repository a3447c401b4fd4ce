import { readConfiguration } from '@parlour/server-kit/configuration';
import { openDatabase } from '@parlour/server-db/database';

/** Failures that a person can put right: their message says all, and a stack would only hide it. */
const explained = new Set([
  'BrandError',
  'ConfigurationError',
  'DomainTaken',
  'DataFolderInUse',
  'PostgresTooOld',
  'WallsBroken',
  'DemoWorldFound',
]);

try {
  const configuration = await readConfiguration(process.env);
  // The data folder is locked before anything heavy is loaded: a second process says so within a second.
  const database = await openDatabase(configuration.database);
  const { start } = await import('./start.ts');
  await start(configuration, database);
} catch (error) {
  const known = error instanceof Error && explained.has(error.name);
  console.error(known ? error.message : error);
  process.exit(1);
}
