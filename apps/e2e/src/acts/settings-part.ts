import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** One part of the settings page. */
export const settingsPart = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/**
 * Opens a form that is folded. Where a press opens nothing, it presses again, as a person would: until the scripts know
 * what this browser can do, the parts above may still change their height between the two halves of a press.
 */
export async function unfold(part: Locator, summary: string): Promise<void> {
  const line = part.locator('summary', { hasText: summary });
  const open = part.locator('details[open] > summary', { hasText: summary });
  await expect(async () => {
    if ((await open.count()) === 0) await line.click();
    await expect(open).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
}
