const KEY = 'parlour.chunk-reload';
const ONCE_IN = 60_000;

/**
 * Loads the page anew, where a newer release may be: at most once a minute (spec section 8), so that a real failure still
 * shows. Without a connection nothing is newer, and a page that was reloaded would be lost with all that is on it.
 *
 * @returns whether the page goes
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY));
  if (!navigator.onLine || Date.now() - last < ONCE_IN) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return true;
}
