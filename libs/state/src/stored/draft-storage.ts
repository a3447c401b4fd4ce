/** One of the browser's storages, which may be refused or full: what it does not take lives as long as its page. */
const storedIn = (storage: () => Storage) => ({
  /** What is kept there; null where nothing is. */
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** How the keys go on that begin so. */
  endsOf(start: string): string[] {
    try {
      return Object.keys(storage()).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
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
  /** Forgets all that is kept under somebody's name, as `parlour.<what>.<whose>…`; a visitor's is empty. */
  forget(id: string): void {
    try {
      for (const key of Object.keys(storage())) if (key.split('.')[2] === id) storage().removeItem(key);
    } catch {
      // Nothing was ever kept there.
    }
  },
});

/** Drafts that end with their tab. */
export const tabDrafts = storedIn(() => window.sessionStorage);

/** Drafts that are still there another day. */
export const deviceDrafts = storedIn(() => window.localStorage);

/** Forgets whatever a member wrote and did not send, on this device and in this tab: they have left it by their own will. */
export function forgetDrafts(memberId: string): void {
  for (const drafts of [tabDrafts, deviceDrafts]) drafts.forget(memberId);
}
