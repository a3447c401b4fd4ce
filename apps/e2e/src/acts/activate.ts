import type { Page } from '@playwright/test';
import { linkIn, mailTo } from '../support/kept-mails.ts';
import { expect } from '../support/test.ts';

/**
 * Follows the mailed link and confirms the address.
 *
 * @param look what is done on each page on the way
 */
export async function activate(
  page: Page,
  brand: string,
  email: string,
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(linkIn(await mailTo(brand, email), '/activate'));
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  await look?.(page);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page).toHaveURL(/\/activate\/done$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await look?.(page);
}
