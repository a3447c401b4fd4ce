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
  /** Keeps a text; null forgets what was kept. */
  write(key: string, text: string | null): void {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // The page still has it.
    }
  },
  /** Forgets all whose keys begin so. */
  forget(beginning: string): void {
    try {
      for (const key of Object.keys(storage())) if (key.startsWith(beginning)) storage().removeItem(key);
    } catch {
      // Nothing was ever kept there.
    }
  },
});

/** Drafts that end with their tab. */
export const tabDrafts = storedIn(() => window.sessionStorage);

/** Drafts that are still there another day. */
export const deviceDrafts = storedIn(() => window.localStorage);

const wordsOf = (kind: 'draft' | 'outgoing', memberId: string): string => `parlour.${kind}.${memberId}.`;

/** Where a member's words to somebody lie on this device: those being written, or those sent off. */
export const wordsKey = (kind: 'draft' | 'outgoing', memberId: string, profileId: string): string =>
  `${wordsOf(kind, memberId)}${profileId}`;

/** Leaves nothing on this device of what a member wrote and never sent or saved. */
export function forgetWords(memberId: string): void {
  for (const drafts of [tabDrafts, deviceDrafts])
    for (const kind of ['draft', 'outgoing'] as const) drafts.forget(wordsOf(kind, memberId));
}
