import type { Locator, Page } from '@playwright/test';
import { askMailChange } from './acts/ask-mail-change.ts';
import { joinByCall } from './acts/join-by-call.ts';
import { logIn, logInByCall } from './acts/log-in.ts';
import { mailedLink } from './acts/mailed-link.ts';
import { settingsPart } from './acts/settings-part.ts';
import { expectAccessible } from './support/accessible.ts';
import { onPhoneAndDesk } from './support/devices.ts';
import { expect, test } from './support/test.ts';

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

onPhoneAndDesk(
  'a change of address is undone by the mail to the old one',
  async ({ visit, device }) => {
    const thief = await visit('default', { refusals: [403, 'ERR_INCOMPLETE_CHUNKED_ENCODING'] });
    const { name, email, password } = await joinByCall(thief, 'default', `Robbed ${device}`);
    const stolen = `thief.${device}@post.example`;
    const owner = await visit('default', { refusals: [403, 410] });

    await test.step('somebody who knows the password takes the account elsewhere', async () => {
      await thief.goto('/settings');
      await askMailChange(thief, stolen, password);
      await expect(thief.getByText(/^E-mail sent to /)).toBeVisible();
      await thief.goto(await mailedLink('default', stolen, '/mail-change/do'));
      await thief.getByRole('button', { name: 'Confirm my new address' }).click();
      await expect(thief.getByRole('heading', { level: 1, name: 'Your e-mail address is changed' })).toBeVisible();
      await thief.goto('/settings');
      await expect(settingsPart(thief, 'E-mail address')).toContainText(stolen);
    });

    const link = await mailedLink('default', email, '/mail-change/do');
    await test.step('the owner keeps the address by one press, and is told what to do next', async () => {
      await owner.goto(link);
      await expect(owner.getByRole('heading', { level: 1, name: 'Keep your e-mail address' })).toBeVisible();
      await expectAccessible(owner);
      await owner.getByRole('button', { name: 'Keep this address' }).click();
      await expect(owner.getByRole('heading', { level: 1, name: 'Your e-mail address stays' })).toBeVisible();
      await expectAccessible(owner);
      await expect(owner.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
        'href',
        '/reset-password',
      );
    });

    await test.step('every device is logged out', async () => {
      await thief.goto('/settings');
      await expect(thief).toHaveURL(/\/login/);
    });

    await test.step('the new address opens nothing, the old one does', async () => {
      await owner.goto('/login');
      await owner.getByRole('textbox', { name: 'E-mail address or name' }).fill(stolen);
      await owner.getByRole('textbox', { name: 'Password' }).fill(password);
      await owner.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(owner.getByRole('alert')).toContainText('Login failed, please try again');
      await logIn(owner, { login: email, password });
      await owner.goto('/settings');
      await expect(owner.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
      await expect(settingsPart(owner, 'E-mail address')).toContainText(email);
    });

    await test.step('the link works once', async () => {
      await owner.goto(link);
      await owner.getByRole('button', { name: 'Keep this address' }).click();
      await expect(owner.getByRole('alert')).toContainText('Link expired or invalid, request a new email');
      await expectAccessible(owner);
    });
  },
  { rare: true },
);

onPhoneAndDesk(
  'where one lives is changed among the settings, and others see it',
  async ({ visit, device }) => {
    const page = await visit('default');
    const ada = await joinByCall(page, 'default', `Moving ${device}`);
    const part = settingsPart(page, 'Location');
    const save = async (): Promise<void> => {
      await part.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    };
    await page.goto('/settings#location');

    await test.step('by the lists, down to the city', async () => {
      await part.getByRole('combobox', { name: 'Country' }).selectOption('Netherlands');
      await part.getByRole('combobox', { name: 'Province' }).selectOption('Gelderland');
      await part.getByRole('combobox', { name: 'City' }).fill('Arnhem');
      await expectAccessible(page);
      await save();
      await expect(part).toContainText('Arnhem, Gelderland, Netherlands');
      await page.reload();
      await expect(part).toContainText('Arnhem, Gelderland, Netherlands');
    });

    const other = await visit('default');
    await test.step('others see it', async () => {
      await joinByCall(other, 'default', `Neighbour ${device}`, 'male');
      await other.goto(`/members/${ada.id}`);
      await expect(
        other
          .getByRole('main')
          .getByText(/^Arnhem/)
          .first(),
      ).toBeVisible();
    });

    await test.step('another country has no region of the one before', async () => {
      await part.getByRole('combobox', { name: 'Country' }).selectOption('Belgium');
      await expect(part.getByRole('combobox', { name: 'Province' })).toHaveValue('');
      await expect(part.getByRole('combobox', { name: 'City' })).toHaveCount(0);
      await save();
      await expect(part).not.toContainText('Arnhem');
      await other.reload();
      await expect(other.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
      await expect(other.getByRole('main').getByText(/^Arnhem/)).toHaveCount(0);
    });
  },
  { rare: true },
);
