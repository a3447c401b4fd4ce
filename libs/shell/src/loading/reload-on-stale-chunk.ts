import { reloadOnce } from '@parlour/api-client/reload-once';

/** A new release has other chunks: the page that asks for one of the last is loaded anew. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
