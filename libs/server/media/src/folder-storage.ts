import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type PhotoStorage } from './photo-storage.ts';

/** What a file system answers where nothing is there. */
const absent =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

/** Photos in a local folder. A file appears whole or not at all. */
export function createFolderStorage(folder: string): PhotoStorage {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  return {
    read: async (key) => readFile(pathOf(key)).catch(absent(null)),
    async write(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    removeFolder: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async *foldersIn(key) {
      yield await readdir(pathOf(key)).catch(absent([]));
    },
    touchedAt: (key) => stat(pathOf(key)).then(({ mtime }) => mtime, absent(null)),
  };
}
