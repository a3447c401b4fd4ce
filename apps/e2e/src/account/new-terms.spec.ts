import type { Page } from '@playwright/test';
import { sisterOf } from '../../../../libs/testing/src/sister-of.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { pressByKeyboard, tabTo } from '../acts/keyboard.ts';
import { settingsPart } from '../acts/settings-part.ts';
import { expectHeading } from '../acts/sign-up.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onPhoneAndDesk } from '../support/devices.ts';
import { publishSister } from '../support/publish-sister.ts';
import { siteOf } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

/** Publishes a site, or a new version of it, whose terms are valid from this day. */
const publishTerms = (name: string, added: string): Promise<string> =>
  publishSister('default', name, { company: { ...sisterOf(siteOf('default'), name).company, added } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Before you go on' });
const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Agree' });
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'));

onPhoneAndDesk('terms that change are asked of members, once', async ({ visit, device }) => {
  const name = `New Terms ${device}`;
  const site = await publishTerms(name, '2024-03-04');
  // Each version of the brand brings a new worker, and a navigation just as it takes over hangs in a browser that is debugged.
  const page = await visit(site, { refusals: [422, 503], browser: { serviceWorkers: 'block' } });
  const ada = await joinByCall(page, site, `Asked ${device}`);
  const opened = page.waitForRequest(/\/api\/events\.php/);
  await page.goto('/members');
  await (await opened).response();
  await expect(dialog(page)).toHaveCount(0);

  await test.step('an open page hears of it, and is loaded again to show the new text', async () => {
    await publishTerms(name, '2026-06-01');
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await agree(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Our terms have changed. Reload the page');
    await expectAccessible(page);
    const loaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Reload the page' }).click();
    await loaded;
    await expect.poll(() => isModal(page)).toBe(true);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  await test.step('neither Escape nor the page behind is a way round', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await isModal(page)).toBe(true);
    const { scrollWidth, width } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      width: window.innerWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
    await agree(page).focus();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Log out' })).toBeFocused();
  });

  await test.step('the text can be read before, and so can what leaving means', async () => {
    await dialog(page).getByRole('link', { name: 'terms' }).click();
    await expectHeading(page, 'Terms');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Valid from 1 June 2026')).toBeVisible();
    await page.goBack();
    await dialog(page).getByRole('link', { name: 'delete your account' }).click();
    await expectHeading(page, 'Delete my account');
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
  });

  const tab = await page.context().newPage();
  await test.step('a failure is told where it was pressed', async () => {
    await tab.goto('/likes');
    await expect.poll(() => isModal(tab)).toBe(true);
    await page.bringToFront();
    await page.route('**/api/consents.php', (route) => route.fulfill({ status: 503, json: {} }));
    await agree(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('An error occurred, please try again later');
    await expect(agree(page)).toBeFocused();
    await page.unroute('**/api/consents.php');
  });

  await test.step('one press by keyboard ends it, in the other tab too', async () => {
    await pressByKeyboard(agree(page));
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(tab)).toHaveCount(0);
    // What it reads by itself would be refused once the session ends below.
    await tab.close();
    await tabTo(page.getByRole('link', { name: 'Skip to the content' }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('the settings say what was agreed to, and when', async () => {
    await page.goto('/settings#consents');
    const part = settingsPart(page, 'Your consents');
    await expect(part.getByText(/version of 1 June 2026$/)).toHaveCount(2);
    await expect(part.getByText(/version of 4 March 2024$/)).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('without JavaScript it is a form, in front of a page that cannot be reached', async () => {
    const plain = await visit(site, { browser: { javaScriptEnabled: false } });
    const comeBack = async (): Promise<void> => {
      await plain.goto('/login?next=/likes');
      await plain.getByRole('textbox', { name: 'E-mail address or name' }).fill(ada.email);
      await plain.getByRole('textbox', { name: 'Password' }).fill(ada.password);
      await plain.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    };
    await publishTerms(name, '2026-07-01');
    await comeBack();
    await expect(dialog(plain)).toBeVisible();
    await expect(plain.locator('[inert]').locator('main')).toHaveCount(1);
    await dialog(plain).getByRole('button', { name: 'Log out' }).click();
    await expect(plain.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

    await comeBack();
    await agree(plain).click();
    await expect(dialog(plain)).toHaveCount(0);
    await expect(plain).toHaveURL(/\/likes(#consents)?$/);
    await expect(plain.locator('[inert]')).toHaveCount(0);
  });

  await test.step('logging out is a way out of it on any page that scripts have led to', async () => {
    await publishTerms(name, '2026-08-01');
    await page.goto('/likes');
    await dialog(page).getByRole('link', { name: 'delete your account' }).click();
    await expectHeading(page, 'Delete my account');
    await page.goBack();
    await dialog(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});
