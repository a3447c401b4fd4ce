import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { fetchPage } from '../support/fetch-page.ts';
import { publishSister } from '../support/publish-sister.ts';
import { sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const warning = (page: Page) => page.getByRole('dialog', { name: 'For adults of 18 and over' });
const comeIn = (page: Page) => warning(page).getByRole('button', { name: 'I’m 18 or older' });

test('who was never here is warned, and goes on where they were, by keyboard alone', async ({ visit }) => {
  const page = await visit('default', { isFirstVisit: true });
  await page.goto('/pricing');
  await expect(warning(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeVisible();
  await comeIn(page).focus();
  await page.keyboard.press('Tab');
  await expect(warning(page).getByRole('link', { name: 'Leave' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
});

test('the warning keeps the keyboard inside before the page has come alive', async ({ visit }) => {
  const page = await visit('default', { isFirstVisit: true });
  const { promise: scripts, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  const alive = page.goto('/pricing');
  const isModal = () => warning(page).evaluate((dialog) => dialog.matches(':modal'));
  await expect.poll(isModal).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await isModal()).toBe(true);
  come();
  await alive;
  expect(await isModal()).toBe(true);
});

test('the warning needs no script', async ({ visit }) => {
  const page = await visit('gilf', { isFirstVisit: true, browser: { javaScriptEnabled: false } });
  await page.goto('/');
  await comeIn(page).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a browser that keeps no cookie is told why it is warned again, with and without scripts', async ({ visit }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('default', { isFirstVisit: true, browser: { javaScriptEnabled } });
    // As one is led on that did not keep the answer.
    await page.goto('/enter?next=%2Fpricing');
    await expect(warning(page).getByRole('alert')).toHaveText(/^Allow cookies to come in/);
    await comeIn(page).click();
    await expect(warning(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/pricing$/);
  }
});

test('the pages that it links to can be read before it, and it still lets in afterwards', async ({ visit }) => {
  const page = await visit('default', { isFirstVisit: true });
  await page.goto('/');
  await warning(page).getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('banner').getByRole('link').first().click();
  await comeIn(page).click();
  await expect(warning(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('inside a lander it stands before the sign-up, and over nothing', async ({ visit }) => {
  const site = await publishSister('default', 'Embedded Door', {
    countries: ['DE', 'NL'],
    enable_site_entry_popup: true,
    embedded_entry_warning: true,
  });
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit(site, { isFirstVisit: true, browser: { javaScriptEnabled } });
    await page.goto('/landers/gallery');
    const inside = page.getByRole('main').getByRole('region', { name: 'For adults of 18 and over' });
    await expect(inside).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (javaScriptEnabled) await expectAccessible(page);
    await inside.getByRole('button', { name: 'I’m 18 or older' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(inside).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/landers/gallery');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  }
});

for (const { id } of sites.filter(({ logged_out_search: open }) => open))
  test(`${id} writes no member into a page before it`, async () => {
    const [before, after] = [
      await fetchPage(id, '/members', { cookie: 'locale=en' }),
      await fetchPage(id, '/members', { cookie: 'locale=en; entry_warning=passed' }),
    ];
    const member = /href="(\/members\/[0-9a-f-]{36})"/.exec(after.text)?.[1];
    expect(member).toBeDefined();
    expect(before.status).toBe(200);
    expect(before.text).not.toContain('/members/0');
    expect(before.text).not.toContain('/media/');
    const toJoin = await fetchPage(id, `${member}/signup`, { cookie: 'locale=en' });
    expect(toJoin.status).toBe(200);
    expect(toJoin.text).toMatch(/<title>[^<]+</);
    expect(toJoin.text).not.toContain('/media/');
  });
