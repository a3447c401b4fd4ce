/** Where the bytes of photos lie, by key. Keys are made by us: letters, digits, dashes, dots and slashes. */
export interface PhotoStorage {
  /** Null where nothing was kept under the key. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Removes all that lies below a folder; one that is not there is removed already. */
  removeFolder(folder: string): Promise<void>;
  /** Names of the folders in a folder, some at a time. */
  foldersIn(folder: string): AsyncIterable<readonly string[]>;
  /** When something was last put into a folder; null where there is none. */
  touchedAt(folder: string): Promise<Date | null>;
  /**
   * Tries, at little cost, whether the place is there: a folder is written to, a bucket listed.
   *
   * @throws where it is not
   */
  check(): Promise<void>;
}

const safeKey = /^[a-zA-Z0-9][a-zA-Z0-9_-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9_.-]*)*$/;

/** @throws where a key is none of ours */
export function checkedKey(key: string): string {
  if (!safeKey.test(key)) throw new Error('A storage key may not leave its folder.');
  return key;
}
