import type { Locator, Page } from '@playwright/test';
import { joinByCall } from '../../acts/join-by-call.ts';
import { logInByCall } from '../../acts/log-in.ts';
import { settingsPart } from '../../acts/settings-part.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { onPhoneAndDesk } from '../../support/devices.ts';
import { expect, test } from '../../support/test.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

const sessionsOn = (page: Page) => settingsPart(page, 'Where you are logged in').getByRole('listitem');
const sessionOf = (page: Page, device: string) => sessionsOn(page).filter({ hasText: device });
const logOut = (session: Locator) => session.getByRole('button', { name: /^Log out/ });

/** Goes from page to page as a hand does, which asks the server for what is new. */
const openMessages = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .filter({ visible: true })
    .getByRole('link', { name: /^Messages/ })
    .click();

onPhoneAndDesk(
  'one of several devices is logged out, then all others',
  async ({ visit, device }) => {
    const page = await visit('default');
    const { email, password } = await joinByCall(page, 'default', `Devices ${device}`);
    const elsewhere = await visit('default', {
      refusals: [403, 'ERR_INCOMPLETE_CHUNKED_ENCODING'],
      browser: { userAgent: firefox },
    });
    const third = await visit('default', {
      refusals: [403, 'ERR_INCOMPLETE_CHUNKED_ENCODING'],
      browser: { userAgent: iPhone },
    });
    for (const other of [elsewhere, third]) await logInByCall(other, { login: email, password });
    const opened = elsewhere.waitForRequest(/\/api\/events\.php/);
    for (const other of [elsewhere, third]) await other.goto('/likes');
    const stream = await opened;

    await test.step('each is named, this one marked', async () => {
      await page.goto('/settings#sessions');
      await expect(sessionsOn(page)).toHaveCount(3);
      for (const name of ['Firefox, Windows', 'Safari, iPhone'])
        await expect(logOut(sessionOf(page, name))).toBeVisible();
      await expect(sessionOf(page, 'This device')).toHaveCount(1);
      await expect(logOut(sessionOf(page, 'This device'))).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('the one that is logged out hears nothing more, and shows nothing more', async () => {
      await logOut(sessionOf(page, 'Firefox, Windows')).click();
      await expect(sessionOf(page, 'Firefox, Windows')).toHaveCount(0);
      await expect(sessionsOn(page)).toHaveCount(2);
      await (await stream.response())?.finished();
      // The page may ask again by itself before the hand does.
      await Promise.race([openMessages(elsewhere), elsewhere.waitForURL(/\/login/)]);
      await expect(elsewhere).toHaveURL(/\/login/);
      await expect(elsewhere.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    });

    await test.step('the others stay', async () => {
      await openMessages(third);
      await expect(third.getByText('No messages yet')).toBeVisible();
      await page.reload();
      await expect(sessionsOn(page)).toHaveCount(2);
    });

    await test.step('all others at once', async () => {
      await page.getByRole('button', { name: 'Log out everywhere else' }).click();
      await expect(sessionsOn(page)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
      await third.goto('/likes');
      await expect(third).toHaveURL(/\/login/);
      await page.reload();
      await expect(sessionsOn(page)).toHaveCount(1);
    });
  },
  { rare: true },
);
