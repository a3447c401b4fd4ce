import { installedAppCookie, installedAppOpened } from '@parlour/models/account/installed-app';
import { whenOnline } from '@parlour/state/device/use-online';
import { writeCookie } from '@parlour/state/stored/write-cookie';
import { keepInstallPrompt } from './install-prompt.ts';
import { standsInApp } from './use-installed-app.ts';

/**
 * Starts what makes the site an app, once the first page stands: its worker, and the browser's offer to install it. A
 * new version of the settings has a new worker, which fetches its words and its page anew.
 */
export function startInstalledApp(locale: string, version: number): void {
  window.addEventListener('beforeinstallprompt', keepInstallPrompt);
  tellTabFromApp();
  if (import.meta.env.PROD) register(`/sw.js?locale=${locale}&version=${version}`);
}

/** A worker that could not be fetched is with the next connection; one that is there is not fetched again. */
function register(address: string): void {
  const tryTo = (): void => void navigator.serviceWorker?.register(address).catch(() => undefined);
  tryTo();
  whenOnline(tryTo);
}

/**
 * Sets the cookie by which the server knows the app. App and tabs share the browser's cookies: a tab takes back what
 * the app said, and the app says it again. The app does so also where it was not opened at its start address, as by a
 * tapped notification.
 */
function tellTabFromApp(): void {
  const isApp = standsInApp();
  if (isApp) writeCookie(installedAppCookie, installedAppOpened);
  else if (isApp !== null) writeCookie(installedAppCookie, '', 0);
}
