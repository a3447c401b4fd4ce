import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { tick } from './tick.ts';

export interface Newcomer {
  name: string;
  email: string;
  password: string;
  gender: 'Woman' | 'Man';
}

/** Somebody who has no account yet. */
export const newcomer = (name: string, gender: Newcomer['gender'] = 'Woman'): Newcomer => ({
  name,
  gender,
  password: 'a good long pass phrase 41',
  email: `${name.toLowerCase().replaceAll(' ', '.')}@post.example`,
});

/** Fills in the short form as it stands on the page. */
export async function fillInSignUp(page: Page, { name, email, password, gender }: Newcomer): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Day' }).fill('14');
  await page.getByRole('textbox', { name: 'Month' }).fill('03');
  await page.getByRole('textbox', { name: 'Year' }).fill('1988');
  // A brand for one gender does not ask.
  const choice = page.getByRole('radio', { name: gender, exact: true });
  if ((await choice.count()) > 0) await page.getByText(gender, { exact: true }).click();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await tick(page.getByRole('checkbox', { name: /or over and accept/ }));
  await tick(page.getByRole('checkbox', { name: /may say something about my sexuality/ }));
}

/**
 * Joins by the short form; ends at the first of the steps that follow.
 *
 * @param look what is done on each page on the way
 */
export async function signUp(page: Page, person: Newcomer, look?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto('/signup');
  await fillInSignUp(page, person);
  await look?.(page);
  await page.getByRole('button', { name: 'Join free' }).click();
  await expectStep(page, 'message');
  await look?.(page);
}

/** The page asks this step of the sign-up, and its address says so. */
export async function expectStep(page: Page, step: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/complete-signup\\?step=${step}$`));
  await expect(page.getByText(/^Step \d of 7/)).toBeVisible();
}

export const expectHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
