import { installedAppCookie, installedAppOpened } from '@parlour/models/account/installed-app';
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
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(`/sw.js?locale=${locale}&version=${version}`);
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
