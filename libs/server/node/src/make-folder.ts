import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './code-of.ts';

/**
 * Makes a folder and those that it lies in, where they are not there. `mkdir` with `recursive` never returns where a place
 * says of every new name that there is no such thing, as /proc does: Node 24.21 makes the parent, which is there, and tries
 * again for ever.
 *
 * @throws as `mkdir` does, also where a file is in the way
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeOne(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await makeOne(folder);
  }
}

/** One that somebody else makes meanwhile is as good. */
async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  }
}
