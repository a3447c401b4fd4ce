const KEY = 'parlour.chunk-reload';
const ONCE_IN = 60_000;

/** A new release has other chunks: reload once, at most once a minute (spec section 8), so that a real failure still shows. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_IN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
