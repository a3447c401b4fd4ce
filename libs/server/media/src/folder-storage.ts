import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '@parlour/server-node/make-folder';
import { checkedKey, type PhotoStorage } from './photo-storage.ts';
import { tryKeeping } from './try-keeping.ts';

/** What a file system answers where nothing is there. */
const absent =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

/** A file's new name outlives a loss of power only once its folder was written too (fsync(2)). */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Photos in a local folder. A file appears whole or not at all, and is on the disk once it was written; one that cannot be
 * leaves no draft.
 */
export function createFolderStorage(folder: string): PhotoStorage {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
  }

  const storage: PhotoStorage = {
    async read(key) {
      const bytes = await readFile(pathOf(key)).catch(absent(null));
      // A loss of power may have left a name without its bytes: no photo is empty.
      return bytes?.length ? bytes : null;
    },
    write,
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async *foldersIn(key) {
      yield await readdir(pathOf(key)).catch(absent([]));
    },
    touchedAt: (key) => stat(pathOf(key)).then(({ mtime }) => mtime, absent(null)),
    async check() {
      await makeFolder(folder);
      await tryKeeping(storage);
    },
  };
  return storage;
}
