import { isAllSaved, SAVED_BASE } from './all-saved.ts';
import { tabDrafts } from '../stored/draft-storage.ts';

/** It lies where a visitor's things lie, and so goes with them once a session begins, or is ended by a member. */
const KEY = 'parlour.kept.';

const keysOf = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
};

/** A form's draft may say no more than what is saved; words on the device are never that. */
function isUnsaved(key: string): boolean {
  try {
    const draft = JSON.parse(tabDrafts.read(key) ?? '') as Record<string, string>;
    return !isAllSaved(draft, draft[SAVED_BASE]);
  } catch {
    return true;
  }
}

/**
 * Remembers for the log-in page whether words wait here for a member whose session has ended by itself. Only this tab knows it:
 * another visitor of the device must not learn that somebody has written something.
 */
export function noteKeptWords(memberId: string): void {
  const keys = [...keysOf(() => window.sessionStorage), ...keysOf(() => window.localStorage)];
  const areKept = keys.some(
    (key) => /^parlour\.(draft|outgoing)\./.test(key) && key.split('.')[2] === memberId && isUnsaved(key),
  );
  tabDrafts.write(KEY, areKept ? '1' : null);
}

/** Do words wait for the member whose session has ended in this tab? */
export const areWordsKept = (): boolean => tabDrafts.read(KEY) !== null;
