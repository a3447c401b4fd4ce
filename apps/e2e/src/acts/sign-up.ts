import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
  gender: 'Woman' | 'Man';
}

/** Fills in the short form as it stands on the page and sends it; ends where the mail is announced. */
export async function signUp(page: Page, { name, email, password, gender }: Newcomer): Promise<void> {
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Day' }).fill('14');
  await page.getByRole('textbox', { name: 'Month' }).fill('03');
  await page.getByRole('textbox', { name: 'Year' }).fill('1988');
  // A brand for one gender does not ask.
  const choice = page.getByRole('radio', { name: gender, exact: true });
  if ((await choice.count()) > 0) await page.getByText(gender, { exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox', { name: /or over and accept/ }).check();
  await page.getByRole('checkbox', { name: /may say something about my sexuality/ }).check();
  await page.getByRole('button', { name: 'Join free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your e-mail address' })).toBeVisible();
}
