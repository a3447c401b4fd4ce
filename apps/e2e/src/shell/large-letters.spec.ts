import type { Page } from '@playwright/test';
import { logInByCall } from '../acts/log-in.ts';
import { demoLogin } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 800 };

/** As the browser's own setting makes them: unlike a size that the page sets itself, it moves the em of media queries too. */
async function readInLargeLetters(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** How far the page, or a part of it, can be pushed sideways. */
const sideways = (part: Element): number => part.scrollWidth - part.clientWidth;

test('pages read in letters twice as large stay in the window, and so does the box to write in', async ({ visit }) => {
  const page = await visit('default', { locale: 'de' });
  await logInByCall(page, await demoLogin('default', 'premium'));
  await readInLargeLetters(page);
  await page.setViewportSize(phone);
  for (const address of ['/', '/members', '/chats', '/credits', '/profile', '/settings']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await page.locator('html').evaluate(sideways), address).toBe(0);
  }

  await page.goto('/chats');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const send = page.getByRole('button', { name: /^Für .* senden$/ });
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expect(send).toBeInViewport({ ratio: 1 });
    const { height } = (await page.getByRole('log').boundingBox())!;
    expect(height, 'room for messages').toBeGreaterThan(128);
  }

  const badge = page.getByRole('banner').locator('[data-badge]').last();
  const { width, height } = (await badge.boundingBox())!;
  expect(width, 'a count is as wide as its digits').toBeLessThan(1.5 * height);
  await page.goto('/');
  await page.getByRole('button', { name: /^Konto von/ }).click();
  expect(await page.getByRole('menu').evaluate(sideways), 'a menu').toBe(0);
});
