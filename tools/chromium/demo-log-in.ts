import { readFile } from 'node:fs/promises';
import type { DemoLogin } from '@parlour/server-demo';
import type { Page } from 'playwright';

/**
 * Logs a page in as a member whom the demo world lends to visitors, by the call itself from the site's own origin.
 *
 * @param file the world's `demo-logins.json`
 */
export async function demoLogIn(page: Page, file: string, brand: string, premium: boolean): Promise<void> {
  const logins = JSON.parse(await readFile(file, 'utf8')) as DemoLogin[];
  const account = logins.find((login) => login.brand === brand && login.premium === premium);
  if (!account) throw new Error(`No such login of ${brand} in ${file}`);
  const { login, password } = account;
  await page.goto('/login');
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
      return (await fetch('/api/user.php', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    },
    { login, password },
  );
  if (status !== 200) throw new Error(`Logging in on ${brand} was answered ${status}`);
}
