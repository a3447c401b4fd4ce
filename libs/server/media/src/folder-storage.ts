import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStorage } from './photo-storage.ts';

const safeKey = /^[a-zA-Z0-9][a-zA-Z0-9_-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9_.-]*)*$/;

/** Photos in a local folder. A file appears whole or not at all. */
export function createFolderStorage(folder: string): PhotoStorage {
  const pathOf = (key: string): string => {
    if (!safeKey.test(key)) throw new Error('A storage key may not leave its folder.');
    return join(folder, key);
  };
  return {
    read: async (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async write(key, bytes) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
  };
}
