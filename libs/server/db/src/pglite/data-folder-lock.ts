import { link, lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ExplainedError } from '@parlour/brand/explained-error';
import { codeOf } from '@parlour/server-node/code-of';
import { makeFolder } from '@parlour/server-node/make-folder';
import { isAlive, thisProcess, type ProcessMark } from './process-mark.ts';

/** Another process works with the data, and two would lose each other's writes. */
export class DataFolderInUse extends ExplainedError {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data in ${folder} is in use by process ${pid}. Stop that process first: only one may work with it.`);
    this.pid = pid;
  }
}

/** Nobody can tell whether another process works with the data. */
export class DataFolderLockLost extends ExplainedError {
  constructor(path: string) {
    super(`DATA_DIR: ${path} is a link to a file that is not there: remove it, or name another folder.`);
  }
}

/**
 * Takes the data folder for this process by a file beside it, which names the process and its start. PGlite itself takes no
 * lock. Only the lock of a dead process is taken over.
 *
 * @returns what gives the folder back
 * @throws DataFolderInUse at once, where a living process holds it; DataFolderLockLost
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder.replace(/\/+$/, '')}.lock`;
  const mine = await thisProcess();
  await makeFolder(dirname(path));
  while (!(await create(path, mine))) {
    const holder = await read(path);
    if (!holder) continue;
    if (await isAlive(holder)) throw new DataFolderInUse(folder, holder.pid);
    if (await takeOver(path, holder, mine)) break;
  }
  return () => rm(path, { force: true });
}

/**
 * Of all that find the same dead holder, one may create the file named after it, and only while the lock still is the dead
 * one's. Whoever was late sees the new holder on the next round.
 */
async function takeOver(path: string, dead: ProcessMark, mine: ProcessMark): Promise<boolean> {
  const claim = `${path}.after-${dead.pid}-${dead.started}`;
  if (!(await create(claim, mine))) {
    const rival = await read(claim);
    if (rival && !(await isAlive(rival)))
      throw new Error(`Process ${rival.pid} died while it took the data over: remove ${claim}`);
    return false;
  }
  const found = await read(path);
  const stillDead = found?.pid === dead.pid && found.started === dead.started;
  if (stillDead) await rename(claim, path);
  else await rm(claim, { force: true });
  return stillDead;
}

/** Creates the file with its whole content at once, so that nobody reads half of it; false where it exists. */
async function create(path: string, mark: ProcessMark): Promise<boolean> {
  const draft = `${path}.${mark.pid}`;
  await writeFile(draft, JSON.stringify(mark));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Null where the file is gone. A link that leads nowhere is there and cannot be read: who waited for it to go would wait for ever. */
async function read(path: string): Promise<ProcessMark | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessMark;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    if (await isLink(path)) throw new DataFolderLockLost(path);
    return null;
  }
}

const isLink = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
