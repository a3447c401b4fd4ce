import path from 'node:path';

/**
 * The data folder: what `DATA_DIR` names, else that of a demo. Production has to name its own, as the photos there outlive a release.
 *
 * @param from the folder in which a relative one lies
 */
export const dataFolderOf = (named: string | undefined, from = process.cwd()): string =>
  path.resolve(from, named || '.data');
