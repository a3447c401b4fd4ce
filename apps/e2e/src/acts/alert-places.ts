import { expect, type Locator, type Page } from '@playwright/test';
import { expectAwake } from '../support/awake.ts';
import { call } from '../support/call.ts';

/** The line of an alert, by its heading. */
export const alert = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Puts a line or a dialog away by its own button. */
export const close = (place: Locator): Promise<void> => place.getByRole('button', { name: 'Close' }).click();

/** Nothing of this kind is there, nor has it come by the time the server has answered once more. */
export async function expectNone(page: Page, found: Locator): Promise<void> {
  await call(page, 'GET', 'user.php');
  await expect(found).toHaveCount(0);
}

/** The offer of the first hours, in its line. */
export const offer = (page: Page) => alert(page, 'Welcome offer');

/** The same, in the dialog that opens after a while. */
export const offerInFull = (page: Page) => page.getByRole('dialog', { name: '25% off your first package' });

/** Goes to a page of the members area and lets seconds pass there, by the clock of the test. */
export async function stay(page: Page, address: string, seconds: number): Promise<void> {
  await page.goto(address);
  await expectAwake(offer(page));
  await page.clock.fastForward(seconds * 1_000);
}
