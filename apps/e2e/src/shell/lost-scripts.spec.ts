import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { SECOND } from '../../../../libs/models/src/durations.ts';
import { logInByCall } from '../acts/log-in.ts';
import { demoLogin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const options = {
  waitsForScripts: false,
  refusals: ['ERR_FAILED'],
  // A service worker would have the scripts from the page before.
  browser: { serviceWorkers: 'block' },
} as const;

/** Opens a page of which one script never comes, and waits until it was loaded once more for that (spec section 8). */
async function openWithout(page: Page, script: string, path: string): Promise<void> {
  // The page before, which may still be fetching it, would load itself anew as well.
  await page.goto('about:blank');
  await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
  // The page may load itself anew before it has come to its end.
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload' && document.readyState === 'complete';
  });
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

for (const [path, script] of [
  ['/', 'entry.client'],
  ['/login', 'entry.client'],
  ['/', 'after-first-page'],
  ['/login', 'after-first-page'],
  ['/pages/terms', 'after-first-page'],
  ['/pages/terms', 'pages'],
] as const)
  test(`${path} stays as the server drew it where the script ${script} is lost, and its links lead on`, async ({
    visit,
  }) => {
    const page = await visit('default', options);
    await page.goto(path);
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await openWithout(page, script, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  });

for (const script of ['entry.client', 'acts', 'parts', 'settings-part', 'member-tiles'])
  test(`a member’s home stays where the script ${script} is lost`, async ({ visit }) => {
    const page = await visit('default', options);
    await logInByCall(page, await demoLogin('default', 'premium'));
    await page.goto('/');
    const headline = await page.getByRole('heading', { level: 1 }).textContent();
    await openWithout(page, script, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    await expect(page.getByRole('link', { name: /^Messages/ }).first()).toBeVisible();
  });

// Firefox gives up what a page still fetches once it is on its way to another; here the script is given up by hand.
test('a page on its way to another is not called back by a script that it has given up', async ({ visit }) => {
  const page = await visit('default', { ...options, waitsForScripts: true });
  await logInByCall(page, await demoLogin('default', 'premium'));
  await page.goto('/members');
  const asked = Promise.withResolvers<Route>();
  await page.route('**/assets/credits-*.js', (route) => asked.resolve(route));
  await page.route('**/settings', async (route) => {
    await (await asked.promise).abort();
    await sleep(SECOND);
    await route.continue();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /credits/ })
    .click();
  await asked.promise;
  await page.evaluate(() => window.location.assign('/settings'));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL('/settings');
});
