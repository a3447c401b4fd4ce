import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Orders the package that is chosen already and pays on the sandbox's own page; ends on the page of the payment. */
export async function buyCredits(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your credits' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Add my credits at once/ }).check();
  await page.getByRole('button', { name: /^Pay / }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payments\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment completed' })).toBeVisible();
}
