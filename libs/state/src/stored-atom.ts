import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/**
 * A fact of this device, kept in local storage and followed across tabs. The server and the first render see `initial`, so
 * that hydration agrees; where storage is refused (private mode, full) the fact lives as long as the page.
 */
export function storedAtom<T>(key: string, initial: T) {
  return atomWithStorage<T>(
    `parlour.${key}`,
    initial,
    createJSONStorage<T>(() => safeStorage()),
  );
}

function safeStorage(): Storage {
  try {
    const storage = window.localStorage;
    storage.getItem('parlour');
    return storage;
  } catch {
    return memoryStorage();
  }
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}
