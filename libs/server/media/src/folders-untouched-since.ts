import type { PhotoStorage } from './photo-storage.ts';

/** Names of the folders in a folder that nothing was put into since. */
export async function foldersUntouchedSince(storage: PhotoStorage, folder: string, since: Date): Promise<string[]> {
  const untouched: string[] = [];
  for await (const names of storage.foldersIn(folder))
    for (const name of names) {
      const touched = await storage.touchedAt(`${folder}/${name}`);
      if (touched && touched < since) untouched.push(name);
    }
  return untouched;
}
