import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@parlour/server-node/make-folder';
import { ConfigurationError } from './configuration-error.ts';

const markOf = (dataFolder: string): string => join(dataFolder, 'production');

/** What the file says to a person who finds it. */
const WORDS = 'A server in production keeps its data in this folder: nothing in demo mode works with it.\n';

/**
 * Marks the data folder as production's, beside the mark in its database. Otherwise a command without the address of
 * that database, as in a shell where nobody has set anything, would make a demo of the folder.
 */
export async function markProductionFolder(dataFolder: string): Promise<void> {
  await makeFolder(dataFolder);
  await writeFile(markOf(dataFolder), WORDS);
}

/**
 * Refuses a demo's folder in production, before anything is made in it: a mark there would take the demo's data from
 * the demo, and from `npm run reset` too. Production makes neither of a demo's files, so its own folder passes before
 * it has a mark.
 *
 * @throws ConfigurationError
 */
export function refuseDemoFolder(dataFolder: string): void {
  const isDemos = ['keys.json', 'database'].some((name) => existsSync(join(dataFolder, name)));
  if (isDemos && !existsSync(markOf(dataFolder)))
    throw new ConfigurationError([`DATA_DIR: ${dataFolder} is a demo's: name another DATA_DIR`]);
}

/**
 * Refuses production's folder in demo mode, before anything is made in it.
 *
 * @throws ConfigurationError
 */
export function refuseProductionFolder(dataFolder: string): void {
  if (!existsSync(markOf(dataFolder))) return;
  throw new ConfigurationError([
    `DATA_DIR: ${dataFolder} is production's: to work with it set PARLOUR_MODE=production and its other settings; for a demo name another folder`,
  ]);
}
