import { MINUTE } from '@parlour/models/durations';

const KEY = 'parlour.chunk-reload';
const ONCE_IN = MINUTE;

/** What the router keeps on the window of a hydrated page. */
interface RoutedWindow {
  __reactRouterDataRouter?: {
    state: { navigation: { state: string; location?: Pick<Location, 'pathname' | 'search' | 'hash'> } };
  };
}

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

/**
 * The page that the reader is on the way to. Undefined while a form is being sent, whose words would be lost on the
 * way, and where it is the page that is shown: for another place in it nothing would be loaded.
 */
function nextPage(): string | undefined {
  const { state, location } = (window as RoutedWindow).__reactRouterDataRouter?.state.navigation ?? {};
  if (state !== 'loading' || !location) return undefined;
  const page = location.pathname + location.search;
  return page === window.location.pathname + window.location.search ? undefined : page + location.hash;
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
