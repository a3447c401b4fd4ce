import type { Locator } from '@playwright/test';

/** More than any page has places to stop at. */
const MAX_PRESSES = 150;

/** Presses Tab until this has the focus, as somebody without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let presses = 0; presses <= MAX_PRESSES; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}

/** Goes there by Tab and presses Enter. */
export async function pressByKeyboard(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}
