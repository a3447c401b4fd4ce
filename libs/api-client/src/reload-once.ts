import { MINUTE } from '@parlour/models/durations';
import { pendingLocation } from './pending-location.ts';

/** Where a tab keeps when it was last loaded anew for a missing script: milliseconds since 1970. */
export const reloadedKey = 'parlour.chunk-reload';

/** Milliseconds in which a page is loaded anew for that once (spec section 8). */
export const reloadOnceIn = MINUTE;

/**
 * Loads the page anew, or the page that its reader is on the way to, since the server may have a newer release. At most
 * once a minute (spec section 8), so that a real failure still shows. Never without a connection: nothing newer can
 * come, and a reload would lose the page with all that is on it.
 *
 * @returns whether the page goes
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || !isFirstInAWhile()) return false;
  const next = nextPage();
  if (next) window.location.assign(next);
  else window.location.reload();
  return true;
}

/** The page that the reader is on the way to, where it is another: for a place in the shown one nothing would be loaded. */
function nextPage(): string | undefined {
  const location = pendingLocation();
  if (!location) return undefined;
  const page = location.pathname + location.search;
  return page === window.location.pathname + window.location.search ? undefined : page + location.hash;
}

/** False too where the browser keeps nothing by which the next page could know. */
function isFirstInAWhile(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadOnceIn) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
