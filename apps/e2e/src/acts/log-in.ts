import type { Page } from '@playwright/test';
import type { DemoLogin } from '@parlour/server-demo';
import { expect } from '../support/test.ts';

/** Logs in on the log-in page; ends on the page of one's own. */
export async function logIn(page: Page, { login, password }: Pick<DemoLogin, 'login' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail address or name' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** Logs in without the page, for tests of something else: by the call itself, from the site's own origin. */
export async function logInByCall(
  page: Page,
  { login, password }: Pick<DemoLogin, 'login' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
      return (await fetch('/api/user.php', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    { login, password },
  );
  expect(status, 'the log-in call').toBe(200);
}
