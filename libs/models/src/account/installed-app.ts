/** The cookie that says that this browser opened the installed app, and where that opens: the manifest's start address. */
export const installedAppCookie = 'installed_app';
export const installedAppOpened = '1';
export const installedAppStart = '/start';
/** Days that it is remembered. */
export const installedAppDays = 365;
