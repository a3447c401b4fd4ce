import type { Page } from '@playwright/test';
import { activate } from '../acts/activate.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { mailedLink } from '../acts/mailed-link.ts';
import { newcomer, signUp } from '../acts/sign-up.ts';
import { expectAccessible } from '../support/accessible.ts';
import { longer } from '../support/devices.ts';
import { linkIn, mailTo } from '../support/kept-mails.ts';
import { expect, test } from '../support/test.ts';

const noLonger = 'Link expired or invalid, request a new email';
const madeUp = 'x'.repeat(43);

/** Presses the button of a page that a mail led to, and hears that the link is worth nothing. */
async function isRefused(page: Page, button: string, sentence: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await expectAccessible(page);
}

test('the link that confirms an address works once, again for whom it confirmed, and for nobody else', async ({
  visit,
}) => {
  const person = newcomer('Used Link');
  const page = await visit('default', { refusals: [410, 422] });
  await signUp(page, person);
  await activate(page, 'default', person.email);
  await activate(page, 'default', person.email);

  const stranger = await visit('default', { refusals: [410, 422] });
  await stranger.goto(linkIn(await mailTo('default', person.email), '/activate'));
  await stranger.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Activation failed' })).toBeVisible();
  await expect(stranger).toHaveURL(/\/activate\/error$/);
  await expectAccessible(stranger);
  await stranger.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('the link for a new password works once, and the page says how to get another', async ({ visit }) => {
  const password = 'another quiet lighthouse 17';
  const page = await visit('default', { refusals: [410] });
  const { email } = await joinByCall(page, 'default', 'Used Reset');
  const other = await visit('default', { refusals: [410] });
  await other.goto('/reset-password');
  await other.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await other.getByRole('button', { name: 'Send me the link' }).click();
  await expect(other.getByText(/^If somebody here has this address/)).toBeVisible();
  const link = await mailedLink('default', email, '/reset-password/do');
  await other.goto(link);
  for (const name of ['New password', 'Repeat the new password'])
    await other.getByRole('textbox', { name, exact: true }).fill(password);
  await other.getByRole('button', { name: 'Save and log in' }).click();
  await expect(
    other.getByText('Your password has been changed. All other devices have been logged out.'),
  ).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Ask for a new e-mail' }).click();
  await expect(other).toHaveURL(/\/reset-password$/);
});

test(
  'a link that nobody was sent says so on every page that a mail can lead to',
  { tag: longer },
  async ({ visit }) => {
    const page = await visit('default', { refusals: [410] });
    await page.goto(`/activate?token=${madeUp}`);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activation failed' })).toBeVisible();
    await page.goto(`/reset-password/do?token=${madeUp}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    for (const [address, button, sentence] of [
      ['/login', 'Log in', 'This link no longer works'],
      ['/mail-change/do', 'Confirm my new address', noLonger],
      ['/account-deleted', 'Keep my account', noLonger],
    ] as const)
      await test.step(address, async () => {
        await page.goto(`${address}?token=${madeUp}`);
        await isRefused(page, button, sentence);
      });
  },
);
