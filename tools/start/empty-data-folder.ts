import { rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataFolder } from '@parlour/server-db/pglite/data-folder-lock';
import { variables } from '@parlour/server-kit/configuration-schema';

const workspace = path.resolve(import.meta.dirname, '../..');

/**
 * Removes the data folder of the environment, which it reads as the server does: `DATA_DIR`, where that is empty `.data`.
 *
 * @param from where a relative one lies
 * @throws where the folder is the workspace or one around it; DataFolderInUse where a server works with it
 */
export async function emptyDataFolder(environment: NodeJS.ProcessEnv, from = process.cwd()): Promise<void> {
  const folder = path.resolve(from, variables.DATA_DIR.parse(environment['DATA_DIR'] || undefined));
  if (isWithin(workspace, folder))
    throw new Error(`DATA_DIR is ${folder}: the code lies there, which must not be lost.`);
  await lockDataFolder(path.join(folder, 'database'));
  await rm(folder, { recursive: true });
}

/** Is it the folder itself, or below it? */
const isWithin = (place: string, folder: string): boolean => {
  const way = path.relative(folder, place);
  return !path.isAbsolute(way) && way.split(path.sep)[0] !== '..';
};
