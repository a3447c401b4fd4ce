import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { tick } from './tick.ts';

/**
 * Orders the package that is chosen already and pays on the sandbox's own page; ends on the page of the payment.
 *
 * @param look what is done on each page on the way
 */
export async function buyCredits(page: Page, look?: (page: Page) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your credits' })).toBeVisible();
  await look?.(page);
  await tick(page.getByRole('checkbox', { name: /^Add my credits at once/ }));
  await page.getByRole('button', { name: /^Pay / }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox payment' })).toBeVisible();
  await look?.(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payments\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment completed' })).toBeVisible();
  await look?.(page);
}
