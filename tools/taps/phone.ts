import { type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import { recordTaps } from './recorder.ts';

/** A page on a slow phone, with its way past Playwright to the browser's debugging protocol. */
export interface Phone {
  page: Page;
  protocol: CDPSession;
}

/** The phone of Lighthouse's own mobile setting. */
const look = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A browser of somebody who went past the entry warning and reads English. */
export async function openPhoneBrowser(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...look, baseURL: origin });
  await context.addCookies([
    { name: 'locale', value: 'en', url: origin },
    { name: entryCookie, value: entryPassed, url: origin },
  ]);
  await context.addInitScript(recordTaps);
  return context;
}

/** A page whose processor takes so many times as long for everything. */
export async function openPhone(context: BrowserContext, slowdown: number): Promise<Phone> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, protocol };
}
