import type { CookieName } from './cookies.ts';

/** The cookie that says that this browser opened the installed app, and where that opens: the manifest's start address. */
export const installedAppCookie = 'installed_app' satisfies CookieName;
export const installedAppOpened = '1';
export const installedAppStart = '/start';
