import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Makes a choice about privacy, which is kept at the press, and waits until it is. */
export async function keepPrivacy(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/privacy.php') && answer.request().method() === 'PUT',
  );
  await choose();
  expect((await kept).status(), 'the call that keeps the choice').toBe(200);
}
