import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStorage } from './photo-storage.ts';

const safeKey = /^[a-zA-Z0-9][a-zA-Z0-9_-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9_.-]*)*$/;

/** What a file system answers where nothing is there. */
const absent =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

/** Photos in a local folder. A file appears whole or not at all. */
export function createFolderStorage(folder: string): PhotoStorage {
  const pathOf = (key: string): string => {
    if (!safeKey.test(key)) throw new Error('A storage key may not leave its folder.');
    return join(folder, key);
  };
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
    async foldersUntouchedSince(key, since) {
      const path = pathOf(key);
      const untouched: string[] = [];
      for (const name of await readdir(path).catch(absent([]))) {
        const changed = await stat(join(path, name)).then(({ mtime }) => mtime, absent(null));
        if (changed && changed < since) untouched.push(name);
      }
      return untouched;
    },
  };
}
