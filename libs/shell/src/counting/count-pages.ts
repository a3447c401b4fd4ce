import { pageHidden } from '@parlour/contract/account/notifications/page-hidden';
import { splitLocale } from '@parlour/models/locale';
import { whenCountingEnds } from '@parlour/state/page/counting-end';
import { pageNameOf } from './page-name-of.ts';

let isCounting = false;

/**
 * Sends a beacon whenever a page becomes hidden (spec section 7), with the page's name alone; only called for somebody who
 * agreed, and until that is taken back. Where the visit's address has `lb`, the beacon also says that the page was left before
 * anything was done on it.
 */
export function countPages(): void {
  if (isCounting) return;
  isCounting = true;
  let logsBounce = new URLSearchParams(window.location.search).has('lb');
  const acted = () => (logsBounce = false);
  for (const act of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(act, acted, { capture: true, once: true });
  const tellLeft = () => {
    const page = pageNameOf(splitLocale(window.location.pathname).path);
    if (document.visibilityState !== 'hidden' || !page) return;
    const query = new URLSearchParams({ page, ...(logsBounce ? { lb: '1' } : {}) });
    navigator.sendBeacon(`${pageHidden.path}?${query}`, new Blob(['{}'], { type: 'application/json' }));
    logsBounce = false;
  };
  document.addEventListener('visibilitychange', tellLeft);
  whenCountingEnds(() => {
    document.removeEventListener('visibilitychange', tellLeft);
    isCounting = false;
  });
}
