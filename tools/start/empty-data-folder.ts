import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from '@parlour/server-db/pglite/data-folder-lock';
import { dataFolderOf } from '@parlour/server-kit/configuration/data-folder';
import { refuseProductionFolder } from '@parlour/server-kit/configuration/production-folder';

const workspace = path.resolve(import.meta.dirname, '../..');

/**
 * Removes the data folder, which it finds as the server does: `DATA_DIR`, or `.data` where that is empty.
 *
 * @param from the folder in which a relative one lies
 * @throws Error where the folder is the workspace or one around it, or is none of ours
 * @throws Error where the members are no demonstration, or live in a database of their own
 * @throws ConfigurationError where production works with the folder
 * @throws DataFolderInUse where a server works with the folder
 */
export async function emptyDataFolder(environment: NodeJS.ProcessEnv, from = process.cwd()): Promise<void> {
  const folder = dataFolderOf(environment['DATA_DIR'], from);
  if (isWithin(workspace, folder))
    throw new Error(`DATA_DIR is ${folder}: the code lies there, which must not be lost.`);
  if (environment['PARLOUR_MODE'] === 'production' || environment['DATABASE_URL'])
    throw new Error(
      'PARLOUR_MODE or DATABASE_URL names members that are not in this folder; their photos and keys are.',
    );
  refuseProductionFolder(folder);
  if (!(await isOurs(folder))) throw new Error(`DATA_DIR is ${folder}: nothing in it says that it is Parlour's.`);
  await lockDataFolder(path.join(folder, 'database'));
  await rm(folder, { recursive: true });
}

/** Has a start left its keys or its database there? A folder that is not there, or is empty, passes too. */
async function isOurs(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.length === 0 || names.some((name) => ['keys.json', 'database'].includes(name));
}

/** Is it the folder itself, or below it? */
const isWithin = (place: string, folder: string): boolean => {
  const way = path.relative(folder, place);
  return !path.isAbsolute(way) && way.split(path.sep)[0] !== '..';
};
