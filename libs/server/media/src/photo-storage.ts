/** Where the bytes of photos lie, by key. Keys are made by us: letters, digits, dashes, dots and slashes. */
export interface PhotoStorage {
  /** Null where nothing was kept under the key. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Removes all that lies below a folder; one that is not there is removed already. */
  removeFolder(folder: string): Promise<void>;
  /** Names of the folders in a folder that nothing was put into since. */
  foldersUntouchedSince(folder: string, since: Date): Promise<string[]>;
}
