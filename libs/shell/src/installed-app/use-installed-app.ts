import { useSyncExternalStore } from 'react';
import { useSite } from '@parlour/api-client/site';

const appWindow = '(display-mode: standalone), (display-mode: minimal-ui)';

/** Does this document stand in a window of the installed app? Null where it fills the screen, as those of a tab may too. */
export function standsInApp(): boolean | null {
  if (window.matchMedia(appWindow).matches) return true;
  return window.matchMedia('(display-mode: fullscreen)').matches ? null : false;
}

/** A browser may move a tab into the app, and back. */
function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(appWindow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Is this the installed app? Its cookie, all that the server knows, is of the whole browser; a document knows its own window. */
export function useInstalledApp(): boolean {
  const { isInstalledApp } = useSite();
  return useSyncExternalStore(
    subscribe,
    () => standsInApp() ?? isInstalledApp,
    () => isInstalledApp,
  );
}
