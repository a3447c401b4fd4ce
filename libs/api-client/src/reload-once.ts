import { MINUTE } from '@parlour/models/durations';

const KEY = 'parlour.chunk-reload';
const ONCE_IN = MINUTE;

/**
 * Loads the page anew, where a newer release may be: at most once a minute (spec section 8), so that a real failure still
 * shows. Without a connection nothing is newer, and a page that was reloaded would be lost with all that is on it.
 *
 * @returns whether the page goes
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || !isFirstInAWhile()) return false;
  window.location.reload();
  return true;
}

/** False too where the browser keeps nothing by which the next page could know. */
function isFirstInAWhile(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
