/** Where the bytes of photos lie, by key. Keys are made by us: letters, digits, dashes, dots and slashes. */
export interface PhotoStorage {
  /** Null where nothing was kept under the key. */
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}
