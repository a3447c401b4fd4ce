import type { Page } from '@playwright/test';
import { joinByCall } from '../acts/join-by-call.ts';
import { pressByKeyboard, tabTo } from '../acts/keyboard.ts';
import { expectAccessible } from '../support/accessible.ts';
import { devices } from '../support/devices.ts';
import { expect, test } from '../support/test.ts';

const partOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const changeOf = (page: Page, title: string) => page.getByRole('link', { name: `Change ${title}` });

/** By which keys each part is changed once its first field has the focus, and what it says then. */
const changes: { title: string; type(page: Page): Promise<void>; told: string }[] = [
  {
    title: 'Who you are',
    type: async ({ keyboard }) => {
      await keyboard.press('Control+A');
      await keyboard.type('Profile Typed');
    },
    told: 'Profile Typed',
  },
  {
    title: 'Where you live',
    type: async (page) => {
      await tabTo(page.getByRole('combobox', { name: 'Province' }));
      await page.keyboard.type('Utrecht');
    },
    told: 'Utrecht',
  },
  {
    title: 'About me',
    type: ({ keyboard }) => keyboard.type('I close the shop at six.'),
    told: 'I close the shop at six.',
  },
  {
    title: 'Interests',
    type: async (page) => {
      await page.keyboard.press('Enter');
      await tabTo(page.getByRole('searchbox', { name: 'Search interests' }));
      await page.keyboard.type('wine');
      await tabTo(page.getByRole('checkbox', { name: 'Wine' }));
      await page.keyboard.press('Space');
    },
    told: 'Wine',
  },
  { title: 'In short', type: ({ keyboard }) => keyboard.type('Single'), told: 'Single' },
];

test('each part of one’s own profile is changed in its place and taken back, by keyboard alone', async ({ visit }) => {
  const page = await visit('default');
  await joinByCall(page, 'default', 'Profile Keys');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: /^Profile Keys/ })).toBeVisible();
  await expectAccessible(page);
  for (const { title, type, told } of changes)
    await test.step(title, async () => {
      const part = partOf(page, title);
      await pressByKeyboard(changeOf(page, title));
      await expect(part.locator(':focus')).toBeVisible();
      await expectAccessible(page);
      await type(page);
      await pressByKeyboard(part.getByRole('button', { name: 'Save' }));
      await expect(part).toContainText(told);
      await expect(changeOf(page, title)).toBeFocused();
      await pressByKeyboard(page.getByRole('button', { name: 'Undo' }));
      await expect(part).not.toContainText(told);
    });
});

test('what is changed without a connection is kept, and saved when it is back; other tabs have it', async ({
  visit,
}) => {
  const page = await visit('default', { browser: devices.phone, refusals: ['ERR_INTERNET_DISCONNECTED'] });
  await joinByCall(page, 'default', 'Profile Offline');
  const other = await page.context().newPage();
  for (const tab of [other, page]) await tab.goto('/profile');
  const about = partOf(page, 'About me');
  await changeOf(page, 'About me').tap();
  await about.getByRole('textbox', { name: 'About me' }).fill('Written in a tunnel.');
  await page.context().setOffline(true);
  await about.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('You are offline. Check your connection.').first()).toBeVisible();
  await expect(about.getByRole('textbox', { name: 'About me' })).toHaveValue('Written in a tunnel.');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(changeOf(page, 'About me')).toBeVisible();
  await expect(about).toContainText('Written in a tunnel.');
  await expect(partOf(other, 'About me')).toContainText('Written in a tunnel.');
});

test('the profile is looked at as others see it, phone', async ({ visit }) => {
  const page = await visit('default', { browser: devices.phone });
  await joinByCall(page, 'default', 'Profile Seen');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See what others see' }).tap();
  await expect(page.getByText('This is what members who have not matched with you see.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Premium members' }).tap();
  await expect(page).toHaveURL(/seen_by=premium$/);
  await page.getByRole('link', { name: 'Back to your profile' }).tap();
  await expect(changeOf(page, 'About me')).toBeVisible();
});
