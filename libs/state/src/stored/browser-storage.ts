import { readKey } from './own-key.ts';

/** One of the browser's storages, which may be refused or full: what it does not take lives as long as its page. */
const storedIn = (storage: () => Storage) => {
  const stored = {
    /** What is kept there; null where nothing is. */
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    keys(): string[] {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
    /** Keeps a text; null forgets what was kept. */
    write(key: string, text: string | null): void {
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        // The page still has it.
      }
    },
    /** Forgets all that is kept under somebody's name; a visitor's is empty. */
    forget(id: string): void {
      for (const key of stored.keys()) if (readKey(key)[1] === id) stored.write(key, null);
    },
  };
  return stored;
};

/** What ends with its tab. */
export const tabStorage = storedIn(() => window.sessionStorage);

/** What is still there another day. */
export const deviceStorage = storedIn(() => window.localStorage);

/** Forgets whatever a member keeps on this device and in this tab, such as words not sent: they have left it by their own will. */
export function forgetKept(memberId: string): void {
  for (const storage of [tabStorage, deviceStorage]) storage.forget(memberId);
}
