import { installedAppCookie } from '@parlour/models/account/installed-app';
import { keepInstallPrompt } from './install-prompt.ts';

/**
 * What makes the site an app, begun once the first page stands: its worker, and the browser's offer to install it. A new version of
 * the settings has a new worker, which fetches its words and its page anew.
 */
export function startInstalledApp(locale: string, version: number): void {
  window.addEventListener('beforeinstallprompt', keepInstallPrompt);
  tellTabFromApp();
  if (import.meta.env.PROD) void navigator.serviceWorker?.register(`/sw.js?locale=${locale}&version=${version}`);
}

/** App and tabs share the browser's cookies: a tab takes back what the app's start address said of it. */
function tellTabFromApp(): void {
  const isApp = ['standalone', 'minimal-ui', 'fullscreen'].some(
    (mode) => window.matchMedia(`(display-mode: ${mode})`).matches,
  );
  if (!isApp) document.cookie = `${installedAppCookie}=; path=/; max-age=0; samesite=lax`;
}
