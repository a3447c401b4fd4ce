import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { entryCookie, entryPassed } from '../../../../libs/models/src/account/consents/entry-warning.ts';
import { originOf } from './sites.ts';
import { waitForScripts } from './wait-for-scripts.ts';
import { watch } from './watch.ts';

export interface VisitOptions {
  /** The language that the browser chose before; null leaves it to the brand. */
  locale?: string | null;
  /** Statuses and network errors that the test provokes on purpose. */
  refusals?: readonly (number | string)[];
  browser?: BrowserContextOptions;
  /** A browser that was never here is warned first; others went past the warning before. */
  isFirstVisit?: boolean;
  /** False where the test looks at a page before its scripts are there. */
  waitsForScripts?: boolean;
}

interface Fixtures {
  /** Somebody new with a browser of their own, on no page yet. Whatever goes wrong in it fails the test. */
  visit(brand: string, options?: VisitOptions): Promise<Page>;
}

export const test = base.extend<Fixtures>({
  async visit({ browser }, use) {
    const problems: string[][] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (brand, options = {}) => {
      const { locale = 'en', refusals = [], browser: wishes, isFirstVisit = false, waitsForScripts = true } = options;
      const origin = originOf(brand);
      const context = await browser.newContext({ baseURL: origin, ...wishes });
      contexts.push(context);
      if (locale) await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
      if (!isFirstVisit) await context.addCookies([{ name: entryCookie, value: entryPassed, url: origin }]);
      problems.push(watch(context, refusals));
      const page = await context.newPage();
      if (waitsForScripts && wishes?.javaScriptEnabled !== false) waitForScripts(page);
      return page;
    });
    expect(problems.flat(), 'what browsers complained of').toEqual([]);
    for (const context of contexts) await context.close();
  },
});

export { expect };
