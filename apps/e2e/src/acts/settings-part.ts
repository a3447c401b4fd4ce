import type { Locator, Page } from '@playwright/test';

/** One part of the settings page. */
export const settingsPart = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a form that is folded. */
export const unfold = (part: Locator, summary: string): Promise<void> =>
  part.locator('summary', { hasText: summary }).click();
