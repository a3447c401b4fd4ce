const KEY = 'parlour.chunk-reload';
const ONCE_IN = 60_000;

/**
 * A new release has other chunks: reload once, at most once a minute (spec section 8), so that a real failure still shows. Without a
 * connection nothing is newer, and a page that was reloaded would be lost with all that is on it.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!window.navigator.onLine) return;
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_IN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
