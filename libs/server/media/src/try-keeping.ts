import { randomUUID } from 'node:crypto';
import type { PhotoStorage } from './photo-storage.ts';

/**
 * Keeps a file of one byte, reads it and removes it again: all that a place of photos has to be able to do.
 *
 * @throws what kept it from the first of these that failed
 */
export async function tryKeeping(storage: Pick<PhotoStorage, 'read' | 'write' | 'removeFolder'>): Promise<void> {
  // Each has a folder of its own: two that try at the same moment would take it from each other.
  const folder = `probe-${randomUUID()}`;
  const key = `${folder}/file`;
  try {
    await storage.write(key, new Uint8Array([1]));
    if (!(await storage.read(key))) throw new Error('A file that was kept with the photos is not there.');
  } catch (error) {
    await storage.removeFolder(folder).catch(() => {});
    throw error;
  }
  await storage.removeFolder(folder);
}
