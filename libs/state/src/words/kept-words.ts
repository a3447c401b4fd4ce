import { isAllSaved, SAVED_BASE } from './all-saved.ts';
import { deviceStorage, tabStorage } from '../stored/browser-storage.ts';
import { ownKey, readKey } from '../stored/own-key.ts';

/** It lies where a visitor's things lie, and so goes with them once a session begins, or is ended by a member. */
const KEY = ownKey('kept', '', '');

/** What members write. */
const ofWords: readonly (string | undefined)[] = ['draft', 'outgoing'];

/** A form's draft may say no more than what is saved; words on the device are never that. */
function isUnsaved(key: string): boolean {
  try {
    const draft = JSON.parse(tabStorage.read(key) ?? '') as Record<string, string>;
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
  const areKept = [...tabStorage.keys(), ...deviceStorage.keys()].some((key) => {
    const [what, whose] = readKey(key);
    return ofWords.includes(what) && whose === memberId && isUnsaved(key);
  });
  tabStorage.write(KEY, areKept ? '1' : null);
}

/** Do words wait for the member whose session has ended in this tab? */
export const areWordsKept = (): boolean => tabStorage.read(KEY) !== null;
